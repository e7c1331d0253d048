import { and, eq } from 'drizzle-orm';
import type { Session } from '../accounts/sessions.ts';
import type { Orm } from '../database/database.ts';
import { carts, guestAliases } from '../database/schema.ts';
import type { CartOwner } from './store.ts';

// Which cart a guest id means (reliability.md 4.7). The id is a bearer capability for the guest's own cart only; the
// customer's cart needs the customer's session, and an id that others saw shows nothing of it.

/**
 * The cart to read. A guest's cart that was saved stays what it is, with a session too: it is still to be merged.
 * An id without a cart means, for somebody who is signed in, the customer's; that is remembered when `mayRemember`.
 */
export async function ownerToRead(
  orm: Orm,
  guestId: string,
  session: Session | undefined,
  mayRemember: boolean,
): Promise<CartOwner> {
  const guest: CartOwner = { kind: 'guest', id: guestId };
  if (!session) return guest;
  const customer: CartOwner = { kind: 'customer', id: session.customerId };
  if (await isAlias(orm, guestId, session)) return customer;
  if (!mayRemember || (await hasCart(orm, guest))) return guest;
  await orm.insert(guestAliases).values({ guestId, customerId: session.customerId }).onConflictDoNothing();
  return customer;
}

/** The cart to save. Only who has read the customer's cart by this id writes it: a save replaces the whole cart. */
export async function ownerToSave(orm: Orm, guestId: string, session: Session | undefined): Promise<CartOwner> {
  if (session && (await isAlias(orm, guestId, session))) return { kind: 'customer', id: session.customerId };
  return { kind: 'guest', id: guestId };
}

async function isAlias(orm: Orm, guestId: string, { customerId }: Session): Promise<boolean> {
  const found = await orm
    .select({ guestId: guestAliases.guestId })
    .from(guestAliases)
    .where(and(eq(guestAliases.guestId, guestId), eq(guestAliases.customerId, customerId)));
  return found.length > 0;
}

async function hasCart(orm: Orm, owner: CartOwner): Promise<boolean> {
  const found = await orm
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.ownerKind, owner.kind), eq(carts.ownerId, owner.id)));
  return found.length > 0;
}
