import type { OwnerKind } from '../database/schema.ts';

/**
 * The ETag of a cart at a revision; revision 0 is the cart that was never stored. A customer's is unlike any guest's:
 * a save that was meant for the guest's cart and arrives after the merge must not pass for one that knows the other.
 */
export function etagOf(kind: OwnerKind, rev: number): string {
  return kind === 'guest' ? `"${rev}"` : `"c${rev}"`;
}

/**
 * Whether an `If-Match` header allows a change of the cart. Absent: always. `*`: when the cart was stored once.
 * A weak mark is taken as a strong one: proxies that compress weaken ETags, and a revision stays exact all the same.
 */
export function isMatch(ifMatch: string | undefined, kind: OwnerKind, rev: number): boolean {
  if (ifMatch === undefined) return true;
  if (ifMatch.trim() === '*') return rev > 0;
  return ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etagOf(kind, rev));
}
