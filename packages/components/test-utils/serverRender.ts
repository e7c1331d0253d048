import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/**
 * Puts the server HTML of `element` into the page, never to be hydrated, and gives back the box around it: what the
 * `attach` modules work on. It is taken away after the test.
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
