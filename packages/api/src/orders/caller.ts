import { isGuestId } from '@marketrow/contract';
import { and, eq, isNull, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SessionCookies } from '../accounts/cookies.ts';
import { anonymousPrefix } from '../accounts/personalData.ts';
import type { Session } from '../accounts/sessions.ts';
import { digestOf } from '../accounts/tokens.ts';
import { orderKeys, orders } from '../database/schema.ts';

/** Keys to the orders that a request may read. */
export interface OrderCaller {
  /** The customer who is signed in. */
  customerId: string | undefined;
  /** Guest id of the browser: reads the orders of no customer. */
  guestId: string | undefined;
  /** Digest of the token of the orders that this browser has looked up: it reads them, and changes none. */
  orderKey?: string | undefined;
}

/** Reads the caller from the session, the cookie `guestId` and the token of looked up orders. */
export function orderCallerOf(c: Context, session: Session | undefined, cookies: SessionCookies): OrderCaller {
  const guestId = getCookie(c, 'guestId');
  const isValid = guestId !== undefined && isGuestId(guestId);
  const token = cookies.readOrderKey(c);
  return {
    customerId: session?.customerId,
    guestId: isValid ? guestId : undefined,
    orderKey: token === undefined ? undefined : digestOf(token),
  };
}

/** Returns the condition for a caller's orders: the customer's, and guests' orders of the guest id or of a look-up. `undefined`: none. */
export function isCallers({ customerId, guestId, orderKey }: OrderCaller): SQL | undefined {
  const own = customerId === undefined ? undefined : eq(orders.customerId, customerId);
  const guests = guestId === undefined ? undefined : and(eq(orders.guestId, guestId), isNull(orders.customerId));
  return or(own, guests, orderKey === undefined ? undefined : and(isOfKey(orderKey), isOfGuest()));
}

/** Returns the condition for orders of guests. Orders of deleted accounts have no customer either, but a prefix in the guest id. */
export function isOfGuest(): SQL | undefined {
  // `like` is null, so false, for orders that were not placed here.
  return and(isNull(orders.customerId), notLike(orders.guestId, `${anonymousPrefix}%`));
}

function isOfKey(orderKey: string): SQL {
  const { orderId, tokenHash, expiresAt } = orderKeys;
  return sql`${orders.id} in (select ${orderId} from ${orderKeys} where ${tokenHash} = ${orderKey} and ${expiresAt} > now())`;
}
