import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws an element of the kit as a static page has it: without React behind it. */
export function draw(element: ReactElement): HTMLElement {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(element));
  const drawn = box.firstElementChild?.cloneNode(true) as HTMLElement;
  root.unmount();
  return drawn;
}
