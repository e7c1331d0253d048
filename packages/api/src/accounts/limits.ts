import { createHmac } from 'node:crypto';
import { HttpError } from '@marketrow/contract';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { loginLimits } from '../database/schema.ts';
import { readSecret } from '../database/secrets.ts';

/** An attempt to sign in, to request a mail, to find an order, or to use a coupon. */
export interface Attempt {
  /** Name as `loginName` writes it, known or not. */
  name: string;
  /** Network address; `undefined` for that of a proxy on this machine or a private network. */
  address: string | undefined;
  /** Id of a browser in which this user has signed in before; else `undefined`. */
  device: string | undefined;
}

/** Counts attempts in the database, which all processes share. */
export interface Limits {
  /** Returns the seconds for which the attempt is blocked; 0: not blocked. */
  blockedFor(attempt: Attempt): Promise<number>;
  /**
   * Counts a failure. A blocked one is not counted, since a stranger could lock a user out for ever, but costs the same
   * statements, so that timing does not show the block.
   */
  countFailure(attempt: Attempt, wasBlocked: boolean): Promise<void>;
  /** Deletes the failures of this address at this name. */
  forget(attempt: Attempt): Promise<void>;
}

/** Throws an `HttpError` 429 with `Retry-After` for an attempt that is blocked for `seconds`; 0: it may go on. */
export function refuseBlocked(seconds: number, message: string): void {
  if (seconds > 0) throw new HttpError(429, message, { headers: { 'Retry-After': String(seconds) } });
}

/** From the `failures`-th failure within `window` on, each blocks for `delay`, doubled each time, up to `longest`. In seconds. */
interface Rule {
  kind: 'pair' | 'name' | 'address';
  failures: number;
  window: number;
  delay: number;
  longest: number;
}

/** Rules for one kind of attempt. */
export interface LimitSettings {
  /** Kinds with different names are counted apart: requested mails must not block a login. */
  scope: string;
  rules: readonly Rule[];
}

/** Failed logins. */
export const loginSettings: LimitSettings = {
  scope: 'login',
  rules: [
    { kind: 'pair', failures: 5, window: 60, delay: 60, longest: 60 },
    { kind: 'name', failures: 20, window: 3_600, delay: 30, longest: 900 },
    { kind: 'address', failures: 100, window: 3_600, delay: 30, longest: 900 },
  ],
};

/** Mails that anyone can request for an address. Each counts as a failure: a stranger could flood a mailbox. */
export const mailSettings: LimitSettings = {
  scope: 'mail',
  rules: [
    { kind: 'pair', failures: 5, window: 3_600, delay: 60, longest: 3_600 },
    { kind: 'name', failures: 10, window: 3_600, delay: 300, longest: 3_600 },
    { kind: 'address', failures: 100, window: 3_600, delay: 30, longest: 900 },
  ],
};

/** Look-ups of orders that found none. */
export const orderSettings: LimitSettings = {
  scope: 'order',
  rules: [
    { kind: 'pair', failures: 5, window: 60, delay: 60, longest: 60 },
    { kind: 'name', failures: 20, window: 3_600, delay: 30, longest: 900 },
    { kind: 'address', failures: 50, window: 3_600, delay: 30, longest: 900 },
  ],
};

/** Mails that confirm orders to one address. */
export const orderMailSettings: LimitSettings = {
  scope: 'order-mail',
  rules: [{ kind: 'name', failures: 10, window: 3_600, delay: 300, longest: 3_600 }],
};

/** Codes that no coupon has. */
export const couponSettings: LimitSettings = {
  scope: 'coupon',
  rules: [
    { kind: 'pair', failures: 10, window: 600, delay: 60, longest: 600 },
    { kind: 'address', failures: 100, window: 3_600, delay: 30, longest: 900 },
  ],
};

/** Notices about stock: a shopper may wait for several sizes and products. */
export const noticeSettings: LimitSettings = {
  scope: 'notice',
  rules: [
    { kind: 'pair', failures: 20, window: 3_600, delay: 60, longest: 3_600 },
    { kind: 'name', failures: 40, window: 3_600, delay: 300, longest: 3_600 },
    { kind: 'address', failures: 100, window: 3_600, delay: 30, longest: 900 },
  ],
};

/** Creates limits over a database. */
export function createLimits(orm: Orm, { scope, rules }: LimitSettings = loginSettings): Limits {
  let secret: string | undefined;

  /** Returns keyed digests, so that the table has neither names nor addresses. */
  const keysOf = async (attempt: Attempt): Promise<{ rule: Rule; key: string }[]> => {
    const known = (secret ??= await readSecret(orm, 'login-limits'));
    return rules.flatMap((rule) => {
      const counted = countedOf(rule, attempt);
      if (counted === undefined) return [];
      const key = createHmac('sha256', known)
        .update(JSON.stringify([scope, ...counted]))
        .digest('base64url');
      return [{ rule, key }];
    });
  };

  return {
    async blockedFor(attempt) {
      const keys = (await keysOf(attempt)).map(({ key }) => key);
      const blocks = await orm
        .select({ seconds: sql<number>`ceil(extract(epoch from ${loginLimits.blockedUntil} - now()))::int` })
        .from(loginLimits)
        .where(and(inArray(loginLimits.key, keys), gt(loginLimits.blockedUntil, sql`now()`)));
      return Math.max(0, ...blocks.map(({ seconds }) => seconds));
    },
    async countFailure(attempt, wasBlocked) {
      // One statement each: rows that are locked one at a time cannot deadlock.
      for (const { rule, key } of await keysOf(attempt)) await orm.execute(countUp(rule, key, wasBlocked));
    },
    async forget(attempt) {
      const pair = (await keysOf(attempt)).find(({ rule }) => rule.kind === 'pair');
      if (pair) await orm.delete(loginLimits).where(eq(loginLimits.key, pair.key));
    },
  };
}

/**
 * Returns the key of a rule. A trusted device has a count of its own: strangers who try passwords at a name must not lock its
 * owner out. A stolen device token allows five guesses a minute, as any client has.
 */
function countedOf({ kind }: Rule, { name, address, device }: Attempt): string[] | undefined {
  if (device !== undefined) return kind === 'pair' ? ['browser', name, device] : undefined;
  switch (kind) {
    case 'pair':
      return [kind, name, address ?? ''];
    case 'name':
      return [kind, name];
    case 'address':
      return address === undefined ? undefined : [kind, address];
  }
}

function countUp({ failures, window, delay, longest }: Rule, key: string, wasBlocked: boolean) {
  const seconds = (count: number) => sql`make_interval(secs => ${count}::int)`;
  const next = sql`case when l.window_ends <= now() then 1 else l.failures + 1 end`;
  // The exponent is capped too: beyond it the longest block is reached long since.
  const block = sql`make_interval(secs => least(${delay}::int * 2 ^ least(${next} - ${failures}::int, 20), ${longest}::int))`;
  return sql`
    insert into login_limits as l (key, failures, window_ends)
    select ${key}, 1, now() + ${seconds(window)} where not ${wasBlocked}::boolean
    on conflict (key) do update set
      failures = ${next},
      window_ends = case when l.window_ends <= now() then excluded.window_ends else l.window_ends end,
      blocked_until = case when ${next} >= ${failures}::int then now() + ${block} end
    where l.blocked_until is null or l.blocked_until <= now()`;
}
