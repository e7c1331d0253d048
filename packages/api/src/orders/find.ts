import { type findOrderSchema, HttpError, loginName, orderRefusals, ordersFlagSeconds } from '@marketrow/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { createKeyedQueue } from '../accounts/keyedQueue.ts';
import { createLimits, orderSettings, refuseBlocked } from '../accounts/limits.ts';
import { createToken, digestOf } from '../accounts/tokens.ts';
import type { Orm } from '../database/database.ts';
import { orderKeys, orders } from '../database/schema.ts';
import { isOfGuest } from './caller.ts';

/** A look-up, and the client that makes it. */
export interface OrderSearch extends z.output<typeof findOrderSchema> {
  /** Network address; `undefined` for that of a private proxy. */
  address: string | undefined;
  /** The token of earlier look-ups in this browser. */
  token: string | undefined;
}

/** Returns the id of the order, and the token that reads it. */
export type FindOrder = (search: OrderSearch) => Promise<{ id: string; token: string }>;

/** Look-ups of one email that may wait; further ones are refused. */
const waitingSearches = 20;

/**
 * Makes the look-up of a guest's order. Number and email are compared in one statement and a miss says nothing else, so that
 * neither answer nor time shows which of the two was wrong.
 */
export function createFindOrder(orm: Orm): FindOrder {
  const limits = createLimits(orm, orderSettings);
  const oneByOne = createKeyedQueue(waitingSearches);

  const find: FindOrder = async ({ number, email, address, token }) => {
    const name = loginName(email);
    const attempt = { name, address, device: undefined };
    refuseBlocked(await limits.blockedFor(attempt), orderRefusals.tooMany);
    const hasNumber = eq(sql`left(${orders.id}, ${number.length}::int)`, number);
    const [found] = await orm
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(sql`lower(${orders.contact} ->> 'email')`, name), hasNumber, isOfGuest()))
      .orderBy(desc(orders.createdAt))
      .limit(1);
    if (!found) {
      await limits.countFailure(attempt, false);
      throw new HttpError(404, orderRefusals.notFound);
    }
    await limits.forget(attempt);
    return { id: found.id, token: await grant(orm, found.id, token) };
  };

  // One by one, so that parallel guesses cannot pass the limit before failures are counted.
  return (search) => oneByOne(JSON.stringify([loginName(search.email), search.address]), () => find(search));
}

/** Adds an order to a token. Returns a new token for a browser without a valid one. */
async function grant(orm: Orm, orderId: string, token: string | undefined): Promise<string> {
  const isOf = (hash: string) => and(eq(orderKeys.tokenHash, hash), sql`${orderKeys.expiresAt} > now()`);
  const known =
    token === undefined
      ? []
      : await orm
          .select({ orderId: orderKeys.orderId })
          .from(orderKeys)
          .where(isOf(digestOf(token)))
          .limit(1);
  // Never an unknown token: an attacker who planted it would read the order, too.
  const own = known.length > 0 && token !== undefined ? token : createToken();
  const expiresAt = sql`now() + make_interval(secs => ${ordersFlagSeconds}::int)`;
  await orm
    .insert(orderKeys)
    .values({ tokenHash: digestOf(own), orderId, expiresAt })
    .onConflictDoUpdate({ target: [orderKeys.tokenHash, orderKeys.orderId], set: { expiresAt } });
  return own;
}
