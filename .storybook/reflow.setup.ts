import { afterEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findLostControls } from './forced-colors';

/*
 * After each story, as it stands then: nothing scrolls sideways in a window of 320 pixels, from left to right and from right
 * to left, nor with text of twice the size in a window twice as wide; and in forced colors every control can be seen.
 */

// For the keys that a page hears from the browser alone, as Escape in a native dialog (`packages/components/stories`).
Object.assign(globalThis, { pressBrowserKeys: (keys: string) => userEvent.keyboard(keys) });

const windows = [
  { width: 320, direction: 'ltr', textSize: '' },
  { width: 320, direction: 'rtl', textSize: '' },
  { width: 640, direction: 'ltr', textSize: '200%' },
] as const;

afterEach(async () => {
  const root = document.documentElement;
  const wide: string[] = [];
  // Rows bleed into the gutter that a page has on both sides.
  document.body.style.paddingInline = 'var(--mr-gutter)';
  for (const { width, direction, textSize } of windows) {
    await page.viewport(width, 800);
    root.dir = direction;
    root.style.fontSize = textSize;
    const needed = root.scrollWidth;
    if (needed > width) wide.push(`${String(needed)} in ${String(width)} pixels, ${direction}: ${widest(width)}`);
  }
  document.body.style.paddingInline = '';
  root.removeAttribute('dir');
  root.style.fontSize = '';
  await page.viewport(1280, 800);
  expect(wide, 'the story is wider than its window').toEqual([]);
  expect(await findLostControls(), 'these controls cannot be seen in forced colors').toEqual([]);
});

/** The element that reaches furthest out of a window of this width. */
function widest(width: number): string {
  const beyond = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(right - width, -left);
  };
  let found: Element = document.body;
  for (const element of document.body.querySelectorAll('*')) if (beyond(element) > beyond(found)) found = element;
  return `<${found.localName} class="${found.getAttribute('class') ?? ''}">`;
}
