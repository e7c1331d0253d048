import { expect, test } from '../support/journey.ts';
import { guestPaths } from '../visual/pages.ts';

/*
 * WCAG 2.4.11: what gets the focus is not hidden by a bar that sticks to the window, forwards and backwards. Each control is
 * focused by script, which scrolls as the Tab key does.
 */

/** Runs in the page: the controls that a sticky or fixed part covers when they get the focus. */
async function coveredControls(backwards: boolean): Promise<string[]> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const sticksOver = (hit: Element | null, node: Element) => {
    for (let part = hit; part && !part.contains(node); part = part.parentElement) {
      if (/sticky|fixed/.test(getComputedStyle(part).position)) return true;
    }
    return false;
  };
  const isCovered = (node: Element) => {
    const { left, right, top, bottom } = (node.closest('label') ?? node).getBoundingClientRect();
    const xs = [0.1, 0.5, 0.9].map((part) => left + part * (right - left)).filter((x) => x >= 0 && x < innerWidth);
    const ys = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => top + part * (bottom - top));
    const seen = ys.filter((y) => y >= 0 && y < innerHeight);
    if (xs.length === 0) return false;
    return !seen.some((y) => xs.some((x) => !sticksOver(document.elementFromPoint(x, y), node)));
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter((node) => node.tabIndex >= 0 && node.checkVisibility({ visibilityProperty: true }));
  if (backwards) controls.reverse();
  scrollTo(0, backwards ? document.body.scrollHeight : 0);
  await nextFrame();
  const covered: string[] = [];
  for (const node of controls) {
    const before = scrollY;
    node.focus();
    if (document.activeElement !== node) continue;
    // The header folds, or comes back, with the scrolling.
    if (scrollY !== before) {
      await nextFrame();
      await nextFrame();
    }
    if (isCovered(node)) covered.push(`${node.localName} ${node.ariaLabel ?? node.textContent.trim()}`);
  }
  return covered;
}

for (const path of guestPaths('')) {
  test(`${path} hides no control that gets the focus`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(coveredControls, false), 'forwards').toEqual([]);
    expect(await page.evaluate(coveredControls, true), 'backwards').toEqual([]);
  });
}
