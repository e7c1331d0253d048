import { cleanText } from '../../internal/text/cleanText.js';

/** What the list of suggestions shows: which of the items fit the text, in their own order. */
export function matches(items: readonly string[], text: string, limit: number): readonly string[] {
  const needle = cleanText(text).toLocaleLowerCase();
  const fitting = needle === '' ? items : items.filter((item) => item.toLocaleLowerCase().includes(needle));
  return fitting.slice(0, limit);
}

/** The suggestion that a key leads to: -1 is the field itself, between the last and the first. */
export function nextActive(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1;
}
