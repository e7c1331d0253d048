import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { isServed, pages } from './dist.ts';

const ownOrigin = process.env['PUBLIC_SITE_URL'] ?? 'http://localhost:4321';

/** Local addresses that a page names, with the place for the message. */
function localTargets(document: HTMLElement): string[] {
  const hrefs = [...document.querySelectorAll('a[href], link[href]')].map((e) => e.getAttribute('href') ?? '');
  const sources = [...document.querySelectorAll('img[src], script[src], source[src]')].map(
    (e) => e.getAttribute('src') ?? '',
  );
  const sets = [...document.querySelectorAll('img[srcset], source[srcset], link[imagesrcset]')].flatMap((e) =>
    (e.getAttribute('srcset') ?? e.getAttribute('imagesrcset') ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  return [...hrefs, ...sources, ...sets]
    .map((target) => (target.startsWith(ownOrigin) ? target.slice(ownOrigin.length) || '/' : target))
    .filter((target) => target.startsWith('/'));
}

describe('links of the built pages', () => {
  it('lead to something that the site serves', () => {
    const dead = pages.flatMap(({ route, document }) =>
      [...new Set(localTargets(document))]
        .filter((target) => !isServed(target))
        .map((target) => `${route} -> ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('name fragments that exist on the page', () => {
    const dead = pages.flatMap(({ route, document }) =>
      [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(href.slice(1)))
        .map((href) => `${route} -> ${href}`),
    );
    expect(dead).toEqual([]);
  });

  it('never end in a slash or in .html', () => {
    const odd = pages.flatMap(({ route, document }) =>
      [...document.querySelectorAll('a[href^="/"]')]
        .map((link) => (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '')
        .filter((href) => href !== '/' && (href.endsWith('/') || href.endsWith('.html')))
        .map((href) => `${route} -> ${href}`),
    );
    expect(odd).toEqual([]);
  });
});
