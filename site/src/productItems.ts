/* The list items that a page holds ready for its script: one a product. */
import { find, read, selector } from './markup';

/** All items of the list: those that are shown, then those in the template. */
export function itemsOf(root: HTMLElement): HTMLElement[] {
  const hidden = find(root, 'hidden-items');
  return [
    ...root.querySelectorAll<HTMLElement>(`ul > li${selector('item')}`),
    ...((hidden?.content.children ?? []) as Iterable<HTMLElement>),
  ];
}

/** The product of a list item. */
export function productOf(item: HTMLElement) {
  return read(item, 'item');
}
