/* State transitions of `Tabs`, without DOM and React. */

/** Cause of a change: a press, a key in the row of tabs, or the URL's hash. */
export type TabsChangeReason = 'press' | 'key' | 'address';

/** Returns the selected id: `value` if it exists, else the first one. */
export function chosenTab(value: string | undefined, ids: readonly string[]): string | undefined {
  return value !== undefined && ids.includes(value) ? value : ids[0];
}

/** Returns the index that `key` moves to from `index` among `count` tabs; `undefined` for other keys. */
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

/** Returns the id in the URL's hash (`#reviews`), if such a tab exists. */
export function tabInAddress(hash: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`);
}
