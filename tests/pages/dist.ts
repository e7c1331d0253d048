import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Window } from 'happy-dom';

/** The built site. */
export const dist = join(import.meta.dirname, '..', '..', 'site', 'dist');

/** One built page: its address as a visitor types it, and its parsed HTML. */
export interface Page {
  /** Path without ending, such as `/de/cart`. */
  route: string;
  html: string;
  document: Document;
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
    const window = new Window();
    const document = new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
    return { route: routeOf(file), html, document };
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
