/** The first items of a list that fit; the rest of the list is not looked at. */
export function take<Item>(list: readonly Item[], count: number, fits: (item: Item) => boolean): Item[] {
  const taken: Item[] = [];
  for (const item of list) {
    if (taken.length === count) break;
    if (fits(item)) taken.push(item);
  }
  return taken;
}
