import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** The built site. */
export const dist = join(import.meta.dirname, '..', '..', 'site', 'dist');

/** One built page: its address as a visitor types it, and its parsed HTML. */
export interface Page {
  /** Path without ending, such as `/de/cart`. */
  route: string;
  html: string;
  /** Its elements, those in `<template>` too. */
  document: HTMLElement;
  /** Text of its title. */
  title: string;
  /** Language of its `<html>`. */
  lang: string;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

function routeOf(file: string): string {
  const path = relative(dist, file)
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
  return `/${path}`;
}

/** All pages of the build, parsed once. */
export const pages: Page[] = htmlFiles(dist)
  .sort()
  .map((file) => {
    const html = readFileSync(file, 'utf8');
    // A thousand pages: a whole browser document each would fill the memory.
    const document = parse(html, { blockTextElements: { script: true, style: true, noscript: false } });
    const title = document.querySelector('title')?.textContent ?? '';
    const lang = document.querySelector('html')?.getAttribute('lang') ?? '';
    return { route: routeOf(file), html, document, title, lang };
  });

/** The page at an address; throws where the build has none. */
export function page(route: string): Page {
  const found = pages.find((candidate) => candidate.route === route);
  if (!found) throw new Error(`The build has no page ${route}. It has ${pages.map((p) => p.route).join(', ')}.`);
  return found;
}

/** True where a static host would answer this path with a file. */
export function isServed(path: string): boolean {
  const clean = decodeURIComponent(path.split(/[?#]/)[0] ?? '').replace(/^\/+/, '');
  if (clean === '') return existsSync(join(dist, 'index.html'));
  // Records of the work area that have no page of their own: the server sends the page that reads them.
  const shell = /^((?:de\/)?admin\/\w+)\/[^/]+$/.exec(clean)?.[1];
  if (shell !== undefined && existsSync(join(dist, shell, 'shell.html'))) return true;
  return [clean, `${clean}.html`, join(clean, 'index.html')].some(
    (file) => existsSync(join(dist, file)) && !file.endsWith('/'),
  );
}

/** Attribute of the first match, or an empty text. */
export function attribute({ document }: Page, selector: string, name: string): string {
  return document.querySelector(selector)?.getAttribute(name) ?? '';
}

/** True for pages that search engines may list. */
export const isIndexed = (candidate: Page): boolean =>
  !attribute(candidate, 'meta[name="robots"]', 'content').includes('noindex');
