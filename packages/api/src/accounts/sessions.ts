import { HttpError, type OwnShop, type Role } from '@marketrow/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { preparedOnce } from '../database/prepared.ts';
import { customers, sessions } from '../database/schema.ts';
import { createToken, digestOf } from './tokens.ts';

/** Session of a customer who is signed in. */
export interface Session {
  customerId: string;
  userId: string;
  /** Time of the login. */
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
 * Begins a session and returns its token. Ends the browser's previous session in the same transaction, so that a token planted
 * or seen before the login is invalid afterwards.
 *
 * @param passwordHash - Hash that the login has checked. Throws an `HttpError` 401 if it has changed: a login that overlaps a change of the
 *   password must not outlive it.
 */
export async function beginSession(
  orm: Orm,
  customerId: string,
  replaced: string | undefined,
  passwordHash?: string,
): Promise<string> {
  const token = createToken();
  await orm.transaction(async (transaction) => {
    if (passwordHash !== undefined) {
      const isSame = and(eq(customers.id, customerId), eq(customers.passwordHash, passwordHash));
      // Waits for a concurrent change of the password.
      const found = await transaction.select({ id: customers.id }).from(customers).where(isSame).for('share');
      if (found.length === 0) throw new HttpError(401, 'Invalid credentials');
    }
    if (replaced !== undefined) {
      await transaction.delete(sessions).where(eq(sessions.tokenHash, digestOf(replaced)));
    }
    await transaction.insert(sessions).values({ tokenHash: digestOf(token), customerId });
  });
  return token;
}

/** Condition on the table: neither idle for more than `idleDays` nor older than `longestDays`. */
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
      // Updated at most once an hour: otherwise each read of a cart would cost a write.
      isStale: sql<boolean>`${sessions.seenAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isAlive))
    .prepare('session_find'),
}));

/** Reads the session of a token and updates its last use; `undefined` for an unknown, ended or expired one. */
export async function findSession(orm: Orm, token: string): Promise<Session | undefined> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
  const tokenHash = digestOf(token);
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
  await orm.delete(sessions).where(eq(sessions.tokenHash, digestOf(token)));
}

/** Ends every session of a customer. */
export async function endSessions(orm: Orm, customerId: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.customerId, customerId));
}
