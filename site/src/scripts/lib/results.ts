/* What the search page and the wishlist page share: they show some of the product cards that came with the page. */
import { find, findAll, mark, read, selector } from '../../markup';

/** All items of the list: those that are shown, then those in the template. */
export function itemsOf(root: HTMLElement): HTMLElement[] {
  const hidden = find(root, 'hidden-items');
  return [
    ...root.querySelectorAll<HTMLElement>(`ul > li${selector('item')}`),
    ...((hidden?.content.children ?? []) as Iterable<HTMLElement>),
  ];
}

/** The product of a list item, and what it is found by. */
export function productOf(item: HTMLElement) {
  return read(item, 'item');
}

/** Shows exactly these items, in their order, or what the page shows without any. */
export function showResults(root: HTMLElement, shown: readonly HTMLElement[]): void {
  const list = root.querySelector(`${selector('results')} > ul`);
  const isSame =
    list !== null &&
    list.childElementCount === shown.length &&
    shown.every((item, index) => item === list.children[index]);
  if (!isSame) {
    list?.replaceChildren(...shown);
    // The cards that came in do not know yet what is in the cart.
    list?.dispatchEvent(new Event('mr-update', { bubbles: true }));
  }
  for (const box of findAll(root, 'results')) box.hidden = shown.length === 0;
  for (const box of findAll(root, 'no-results')) box.hidden = shown.length > 0;
  for (const name of Object.keys(mark('ready'))) root.setAttribute(name, '');
}
