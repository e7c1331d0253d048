import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onForget } from '../data/freshness';

const rendered = new Map<string, string>();
onForget(() => rendered.clear());

/**
 * The HTML of an element that is the same on many pages, rendered once a key and build. React escapes all text in it; the
 * key also begins the ids in it, so that no id is twice on a page.
 */
export function renderOnce(key: string, element: () => ReactElement): string {
  let html = rendered.get(key);
  if (html === undefined) {
    html = renderToStaticMarkup(element(), { identifierPrefix: `${key.replace(/\W/g, '')}-` });
    rendered.set(key, html);
  }
  return html;
}
