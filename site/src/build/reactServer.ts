/*
 * Renders React components of Astro pages. The integration's own renderer makes a web stream for each component, and another
 * one before it to find out whether it is React's: two thirds of what a component costs. Here every component is React's, and
 * one that stays static is rendered to a string. One that hydrates goes the integration's way, as it may suspend.
 */
import original from '@astrojs/react/server.js';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

type Render = (typeof original)['renderToStaticMarkup'];

/** How many roots a page has so far: their ids must differ. */
const roots = new WeakMap<object, number>();

const renderToStaticMarkup: Render = async function (this: { result: object }, Component, props, slots, metadata) {
  if (metadata?.hydrate || Object.keys(slots).length > 0) {
    return original.renderToStaticMarkup.call(this, Component, props, slots, metadata);
  }
  const root = roots.get(this.result) ?? 0;
  roots.set(this.result, root + 1);
  const own = { ...(props as Record<string, unknown>) };
  delete own['class'];
  const html = renderToString(createElement(Component as ComponentType, own), {
    identifierPrefix: `s${String(root)}`,
  });
  // React asks for pictures to be preloaded; the pages say themselves which.
  return { html: html.replace(preloads, ''), attrs: {} };
};

const preloads = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

export default { ...original, check: () => Promise.resolve(true), renderToStaticMarkup };
