import { createHash, randomBytes } from 'node:crypto';
import type { OwnShop, Role } from '@marketrow/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { preparedOnce } from '../database/prepared.ts';
import { customers, sessions } from '../database/schema.ts';

/** Somebody who is signed in. */
export interface Session {
  customerId: string;
  userId: string;
  /** When this person signed in. */
  beganAt: Date;
  role: Role;
  /** Shops of a seller. */
  shops: readonly OwnShop[];
}

/** Days without use after which a session ends. */
export const idleDays = 7;
/** Days after which a session ends in any case. */
export const longestDays = 30;

/**
 * Begins a session and gives its token. The one that the browser had until now ends in the same transaction, so a token
 * that somebody planted or saw before the login is worth nothing afterwards.
 */
export async function beginSession(orm: Orm, customerId: string, replaced: string | undefined): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await orm.transaction(async (transaction) => {
    if (replaced !== undefined) {
      await transaction.delete(sessions).where(eq(sessions.tokenHash, digest(replaced)));
    }
    await transaction.insert(sessions).values({ tokenHash: digest(token), customerId });
  });
  return token;
}

/** Condition on the table: neither idle for too long nor too old. */
export const isAlive = sql`${sessions.seenAt} > now() - make_interval(days => ${idleDays}::int)
  and ${sessions.createdAt} > now() - make_interval(days => ${longestDays}::int)`;

const statements = preparedOnce((orm) => ({
  find: orm
    .select({
      customerId: customers.id,
      userId: customers.userId,
      beganAt: sessions.createdAt,
      role: customers.role,
      shops: customers.shops,
      // Written at most once an hour: a read of a cart should not cost a write each time.
      isStale: sql<boolean>`${sessions.seenAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isAlive))
    .prepare('session_find'),
}));

/** Who a token belongs to; undefined when it is unknown, ended, or too old. Counts as use. */
export async function findSession(orm: Orm, token: string): Promise<Session | undefined> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
  const tokenHash = digest(token);
  const [found] = await statements(orm).find.execute({ tokenHash });
  if (!found) return undefined;
  const { isStale, ...session } = found;
  if (isStale)
    await orm
      .update(sessions)
      .set({ seenAt: sql`now()` })
      .where(eq(sessions.tokenHash, tokenHash));
  return session;
}

/** Ends a session, if there is one with this token. */
export async function endSession(orm: Orm, token: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.tokenHash, digest(token)));
}

/** The table holds digests only: who reads it can sign in as nobody. A random token needs no slow hash. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
