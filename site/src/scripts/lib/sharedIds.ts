/** Products of a list at most: an address has to fit into a message. */
const most = 100;

/** The products of a list that somebody shared, which the fragment of an address names. Undefined: it names none. */
export function sharedIds(fragment: string): string[] | undefined {
  const ids = new URLSearchParams(fragment.slice(1)).get('shared')?.split(',').filter(Boolean);
  return ids && ids.length > 0 ? ids.slice(0, most) : undefined;
}
