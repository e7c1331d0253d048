import { cleanText } from '../../internal/text/cleanText.js';

/** Returns the items that match the text, in their order. */
export function matches(items: readonly string[], text: string, limit: number): readonly string[] {
  const needle = cleanText(text).toLocaleLowerCase();
  const fitting = needle === '' ? items : items.filter((item) => item.toLocaleLowerCase().includes(needle));
  return fitting.slice(0, limit);
}

/** Returns the index of the next suggestion; -1 is the field itself, between the last and the first. */
export function nextActive(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}
