/** The ETag of a cart at a revision; `"0"` is the cart that was never stored. */
export function etagOf(rev: number): string {
  return `"${rev}"`;
}

/**
 * Whether an `If-Match` header allows a change of a cart at `rev`. Absent: always. `*`: when the cart was stored once.
 * A weak mark is taken as a strong one: proxies that compress weaken ETags, and a revision stays exact all the same.
 */
export function isMatch(ifMatch: string | undefined, rev: number): boolean {
  if (ifMatch === undefined) return true;
  if (ifMatch.trim() === '*') return rev > 0;
  return ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(rev));
}
