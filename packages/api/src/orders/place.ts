import { createHash, randomUUID } from 'node:crypto';
import {
  type CartLine,
  type CartOwner,
  type CatalogLookup,
  orderFingerprint,
  orderOf,
  type OrderRequest,
  refuseChangedLines,
  refuseOtherCart,
  refuseOtherRequest,
} from '@marketrow/contract';
import type { Order } from '@marketrow/contract/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../accounts/sessions.ts';
import { isCartOf } from '../carts/store.ts';
import type { Orm } from '../database/database.ts';
import { withRetry } from '../database/errors.ts';
import { carts, orders } from '../database/schema.ts';

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Everything that decides an order. */
export interface Placement {
  request: OrderRequest;
  /** The caller's own name for this attempt, kept over retries. */
  key: string;
  /** The cart that the guest id means. */
  owner: CartOwner;
  session: Session | undefined;
  entriesOf: (lines: readonly CartLine[]) => Promise<CatalogLookup>;
}

/** An order, and whether this call has made it. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Makes an order of the stored cart and empties the cart, in one transaction. The row of the cart is locked first, so that
 * repeated calls wait for each other: the one that comes second finds the order of the first. Throws an `HttpError` when the
 * key was used for something else, the cart is another, a price has changed, or a line cannot be had; nothing is changed then.
 */
export function placeOrder(orm: Orm, placement: Placement): Promise<PlacedOrder> {
  const { request, key, owner, session, entriesOf } = placement;
  const fingerprint = createHash('sha256').update(orderFingerprint(request)).digest('base64url');
  return withRetry(() =>
    orm.transaction(async (transaction) => {
      const cart = await lockCart(transaction, owner);
      const earlier = await findEarlier(transaction, placement);
      if (earlier) return repeated(earlier, fingerprint, session);

      refuseOtherCart(request.cartEtag, owner, cart);
      const entryOf = await entriesOf(cart.lines);
      refuseChangedLines(cart.lines, entryOf);

      const now = new Date();
      const order = orderOf(request, {
        id: randomUUID(),
        lines: cart.lines,
        entryOf,
        now: now.toISOString(),
        account: session,
      });
      const row = { id: order.id, guestId: request.guestId, idempotencyKey: key, fingerprint, order, createdAt: now };
      const inserted = await transaction
        .insert(orders)
        .values({ ...row, customerId: session?.customerId ?? null })
        .onConflictDoNothing()
        .returning({ id: orders.id });
      if (inserted.length === 0) {
        // The same key came by another cart at the same time, as it can around a login.
        const other = await findEarlier(transaction, placement);
        if (!other) throw new Error('an order was neither made nor found');
        return repeated(other, fingerprint, session);
      }
      await transaction
        .update(carts)
        .set({ lines: [], rev: sql`${carts.rev} + 1`, updatedAt: sql`now()`, touchedOn: sql`current_date` })
        .where(isCartOf(owner));
      return { order, isNew: true };
    }),
  );
}

interface LockedCart {
  lines: CartLine[];
  rev: number;
}

async function lockCart(transaction: Transaction, owner: CartOwner): Promise<LockedCart> {
  const [cart] = await transaction
    .select({ lines: carts.lines, rev: carts.rev })
    .from(carts)
    .where(isCartOf(owner))
    .for('update');
  return cart ?? { lines: [], rev: 0 };
}

async function findEarlier(transaction: Transaction, { request, key }: Placement) {
  const [earlier] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.guestId, request.guestId), eq(orders.idempotencyKey, key)));
  return earlier;
}

/** The answer to a repeated call. */
function repeated(earlier: typeof orders.$inferSelect, fingerprint: string, session: Session | undefined): PlacedOrder {
  refuseOtherRequest(earlier, fingerprint, session);
  return { order: earlier.order, isNew: false };
}
