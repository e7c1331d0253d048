import { isGuestId } from '@marketrow/contract';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Session } from '../accounts/sessions.ts';
import { orders } from '../database/schema.ts';

/** Whose orders a request may see. */
export interface OrderCaller {
  /** The customer who is signed in. */
  customerId: string | undefined;
  /** The guest id that the browser holds: the key to orders that no customer has. */
  guestId: string | undefined;
}

/** Reads the caller from the session and the cookie `guestId`. */
export function orderCallerOf(c: Context, session: Session | undefined): OrderCaller {
  const guestId = getCookie(c, 'guestId');
  const isValid = guestId !== undefined && isGuestId(guestId);
  return { customerId: session?.customerId, guestId: isValid ? guestId : undefined };
}

/** The rows of a caller: the customer's own, and those of the guest id that belong to no customer. Undefined: none. */
export function isCallers({ customerId, guestId }: OrderCaller): SQL | undefined {
  const own = customerId === undefined ? undefined : eq(orders.customerId, customerId);
  const guests = guestId === undefined ? undefined : and(eq(orders.guestId, guestId), isNull(orders.customerId));
  return or(own, guests);
}
