import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { dist, pages, type Page } from './dist.ts';

const kit = readFileSync(join(import.meta.dirname, '..', '..', 'packages/components/dist/styles.css'), 'utf8');
const styled = classesIn(kit);
const sheets = new Map<string, string>();

/** Pages that are mostly React, and whose sheet has every part of the kit. */
const whole =
  /^(?:\/de)?\/(?:cart|checkout|find-order|login|register|reset-password|orders|profile|address|stop-notices|support-tickets|admin|vendor)\b/;

/** Most bytes, gzip, of the sheets of a template. */
const mostBytes = 21 * 1024;

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(mr-[A-Z][\w-]*)/g)].map(([, name = '']) => name));
}

function sheetText(href: string): string {
  const css = sheets.get(href) ?? readFileSync(join(dist, href), 'utf8');
  sheets.set(href, css);
  return css;
}

/** The style sheets of a page. */
function sheetsOf({ document }: Page): string[] {
  return document.querySelectorAll('link[rel=stylesheet]').map((link) => sheetText(link.getAttribute('href') ?? ''));
}

it('gives every page the styles of each part of the kit on it', () => {
  const offenders = new Set<string>();
  const known = new Map<string, Set<string>>();
  for (const page of pages) {
    const own = sheetsOf(page);
    const key = own.map(({ length }) => length).join();
    const has = known.get(key) ?? new Set(own.flatMap((css) => [...classesIn(css)]));
    known.set(key, has);
    // The stepper that a script copies stands at the end of every page, also where no card needs it.
    const [shown = ''] = page.html.split('data-mr-template=');
    for (const [, list = ''] of shown.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of list.split(/\s+/)) {
        if (styled.has(name) && !has.has(name))
          offenders.add(`${page.route.replace(/^\/de/, '').split('/', 2).join('/')}: ${name}`);
      }
    }
  }
  expect([...offenders]).toEqual([]);
});

it('has the styles of all that the search draws later', () => {
  const folder = join(import.meta.dirname, '..', '..', 'site/src/islands/search');
  const parts = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/@marketrow\/components\/(\w+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  const has = new Set(
    pages
      .filter(({ route }) => route === '/products/search')
      .flatMap(sheetsOf)
      .flatMap((css) => [...classesIn(css)]),
  );
  const isStyled = (part: string) => [...has].some((name) => name.startsWith(`mr-${part}-`));
  const missing = parts.filter((part) => [...styled].some((name) => name.startsWith(`mr-${part}-`)) && !isStyled(part));
  expect([...new Set(missing)]).toEqual([]);
});

it('links the sheet of the frame last: it has the rules that were taken out of the template’s', () => {
  const offenders = pages.filter(({ route, document }) => {
    const last = document.querySelectorAll('link[rel=stylesheet]').at(-1)?.getAttribute('href') ?? '';
    return !/^(?:\/de)?\/(?:admin|vendor)\b/.test(route) && !sheetText(last).includes('.mr-Header-root');
  });
  expect(offenders.map(({ route }) => route)).toEqual([]);
});

it('keeps the sheets of a template within 21 KB', () => {
  const heavy = pages
    .filter(({ route }) => !whole.test(route))
    .map((page) => ({ route: page.route, bytes: sheetsOf(page).reduce((sum, css) => sum + gzipSync(css).length, 0) }))
    .filter(({ bytes }) => bytes > mostBytes);
  expect(heavy).toEqual([]);
});
