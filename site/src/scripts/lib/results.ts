/* What the wishlist page shows: some of the product cards that came with it. */
import { findAll, mark, selector } from '../../markup';

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
