import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Inserts the server HTML of `element` into the page, without hydration, and returns the box around it, for `attach`.
 * Removed after the test.
 */
export function serverRender(element: ReactElement): HTMLElement {
  const box = document.createElement('div');
  box.insertAdjacentHTML('beforeend', renderToStaticMarkup(element));
  document.body.append(box);
  onTestFinished(() => {
    box.remove();
  });
  return box;
}
