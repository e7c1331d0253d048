/* Renders every component to a string and prints the HTML by name, as JSON. */
import process from 'node:process';
import * as kit from '@marketrow/components';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { elements } from './elements.mjs';

const isComponent = ([name, value]) => /^[A-Z]/.test(name) && ['function', 'object'].includes(typeof value);
const names = Object.entries(kit)
  .filter(isComponent)
  .map(([name]) => name);
const html = Object.fromEntries(
  Object.entries(elements).map(([name, element]) => [name, renderToString(createElement(StrictMode, null, element))]),
);
process.stdout.write(JSON.stringify({ names: names.sort(), html }));
