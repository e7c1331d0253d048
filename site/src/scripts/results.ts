/** What a list of results shows after a choice. */
interface Results {
  /** Items of the list, in order; the others are hidden. */
  shown: readonly HTMLElement[];
  /** All items of the list. */
  all: readonly HTMLElement[];
}

/** Shows some items of a `[data-results]` list in the given order, or what stands there for none. */
export function showResults(root: HTMLElement, { shown, all }: Results): void {
  const chosen = new Set(shown);
  for (const item of all) item.hidden = !chosen.has(item);
  const list = root.querySelector('ul');
  const isInOrder = shown.every((item, index) => index === 0 || follows(item, shown[index - 1]));
  if (!isInOrder) list?.append(...shown);
  for (const box of root.querySelectorAll<HTMLElement>('[data-some]')) box.hidden = shown.length === 0;
  for (const box of root.querySelectorAll<HTMLElement>('[data-none]')) box.hidden = shown.length > 0;
  root.dataset['ready'] = '';
}

function follows(item: HTMLElement, earlier: HTMLElement | undefined): boolean {
  return earlier !== undefined && (earlier.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
