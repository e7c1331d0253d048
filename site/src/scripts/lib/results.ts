/* What the wishlist page shows: the product cards that it has fetched. */
import { findAll, mark, selector } from '../../markup';

/** Shows exactly these items, in their order, or what the page shows without any; neither where some are missing, which the page says. Hidden ones do not count. */
export function showResults(root: HTMLElement, shown: readonly HTMLElement[], someMissing = false): void {
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
  const isEmpty = shown.every(({ hidden }) => hidden);
  for (const box of findAll(root, 'results')) box.hidden = isEmpty;
  for (const box of findAll(root, 'no-results')) box.hidden = !isEmpty || someMissing;
  for (const name of Object.keys(mark('ready'))) root.setAttribute(name, '');
}
