/* What the wishlist page shows: the product cards that it has fetched. */
import { find, findAll, selector } from '../../markup';

/**
 * Shows exactly these items, in their order, or what the page shows without any; neither where some are missing, which the page
 * says. Hidden ones do not count. What stays is not moved, so that it keeps the focus.
 */
export function showResults(root: HTMLElement, shown: readonly HTMLElement[], someMissing = false): void {
  const list = root.querySelector(`${selector('results')} > ul`);
  if (list) {
    for (const item of [...list.children]) if (!shown.includes(item as HTMLElement)) item.remove();
    const isSame = list.childElementCount === shown.length;
    shown.forEach((item, index) => {
      if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
    });
    // The cards that came in do not know yet what is in the cart.
    if (!isSame) list.dispatchEvent(new Event('mr-update', { bubbles: true }));
  }
  const isEmpty = shown.every(({ hidden }) => hidden);
  for (const box of findAll(root, 'results')) box.hidden = isEmpty;
  for (const box of findAll(root, 'no-results')) box.hidden = !isEmpty || someMissing;
}

/** Whether the product of an item can be moved into the cart: it is in stock. */
export function isMovable(item: HTMLElement): boolean {
  return find(item, 'move')?.hidden === false;
}

/** Puts the focus on an item's button or link; without an item, on the heading of the page. */
export function focusItem(root: HTMLElement, item: HTMLElement | undefined): void {
  const button = item && isMovable(item) ? find(item, 'move') : item?.querySelector('a');
  (button ?? root.querySelector('h1'))?.focus();
}
