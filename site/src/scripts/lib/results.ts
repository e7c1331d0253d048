/** All items of a `[data-results]` list: those that stand in it, then those that wait in its template. */
export function itemsOf(root: HTMLElement): HTMLElement[] {
  const rest = root.querySelector<HTMLTemplateElement>('template[data-rest]')?.content.children ?? [];
  return [...root.querySelectorAll<HTMLElement>('ul > li[data-id]'), ...(rest as Iterable<HTMLElement>)];
}

/** Puts exactly these items into the list, in their order, or shows what stands there for none. */
export function showResults(root: HTMLElement, shown: readonly HTMLElement[]): void {
  const list = root.querySelector('[data-some] > ul');
  const isSame =
    list !== null &&
    list.childElementCount === shown.length &&
    shown.every((item, index) => item === list.children[index]);
  if (!isSame) {
    list?.replaceChildren(...shown);
    // The cards that came in do not know yet what is in the cart.
    list?.dispatchEvent(new Event('mr-update', { bubbles: true }));
  }
  for (const box of root.querySelectorAll<HTMLElement>('[data-some]')) box.hidden = shown.length === 0;
  for (const box of root.querySelectorAll<HTMLElement>('[data-none]')) box.hidden = shown.length > 0;
  root.dataset['ready'] = '';
}
