import { loginName } from '@marketrow/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers, passwordResets } from '../database/schema.ts';
import type { Gate } from './hashGate.ts';
import { hashPassword } from './password.ts';
import type { AccountMail } from './registration.ts';
import { endSessions } from './sessions.ts';
import { createToken, digestOf } from './tokens.ts';

/** Stores a request for a new password and returns the mail to send. Undefined: no account has the address. */
export async function requestPasswordReset(orm: Orm, email: string): Promise<AccountMail | undefined> {
  const to = loginName(email);
  const [customer] = await orm.select({ id: customers.id }).from(customers).where(eq(customers.email, to));
  const token = createToken();
  await orm.insert(passwordResets).values({
    tokenHash: digestOf(token),
    customerId: customer?.id ?? null,
    expiresAt: sql`now() + interval '1 hour'`,
  });
  return customer && { to, kind: 'reset-password', token };
}

/**
 * Sets the password of a token's account, ends its sessions and deletes its other tokens. Returns `undefined` for an unknown, used or
 * expired token.
 */
export async function resetPassword(
  orm: Orm,
  hashing: Gate,
  { token, password }: { token: string; password: string },
): Promise<{ customerId: string; email: string } | undefined> {
  const isAlive = and(eq(passwordResets.tokenHash, digestOf(token)), gt(passwordResets.expiresAt, sql`now()`));
  // First the token: a guessed one must not cost a hash.
  const [found] = await orm
    .select({ id: customers.id })
    .from(passwordResets)
    .innerJoin(customers, eq(customers.id, passwordResets.customerId))
    .where(isAlive);
  if (!found) return undefined;
  const passwordHash = await hashing(() => hashPassword(password));
  return orm.transaction(async (transaction) => {
    // Locks the account before its tokens, so that two of them cannot deadlock. A login that overlaps waits; see `beginSession`.
    const [customer] = await transaction
      .select({ customerId: customers.id, email: customers.email })
      .from(customers)
      .where(eq(customers.id, found.id))
      .for('update');
    const [used] = await transaction.delete(passwordResets).where(isAlive).returning({ id: passwordResets.customerId });
    if (!customer || !used) return undefined;
    await transaction.delete(passwordResets).where(eq(passwordResets.customerId, found.id));
    await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, found.id));
    await endSessions(transaction, found.id);
    return customer;
  });
}
