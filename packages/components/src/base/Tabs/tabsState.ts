/*
 * The rules of `Tabs`. No DOM, no React.
 */

/** Why another tab is chosen: a press, a key in the row of tabs, or the panel's name in the page's address. */
export type TabsChangeReason = 'press' | 'key' | 'address';

/** The id that is chosen: `value` when there is such a tab, or the first one. */
export function chosenTab(value: string | undefined, ids: readonly string[]): string | undefined {
  return value !== undefined && ids.includes(value) ? value : ids[0];
}

/** The position that `key` leads to from `index` among `count` tabs, or nothing for keys that do not move. */
export function tabAfterKey(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + forward + count) % count;
    case 'ArrowLeft':
      return (index - forward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The id that the address names (`#reviews`), when there is such a tab. */
export function tabInAddress(hash: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`);
}
