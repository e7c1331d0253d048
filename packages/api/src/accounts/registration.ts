import { randomUUID } from 'node:crypto';
import { loginName, splitName } from '@marketrow/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers, registrations } from '../database/schema.ts';
import type { Gate } from './hashGate.ts';
import type { AccountMailKind } from './mailer.ts';
import { hashPassword } from './password.ts';
import { createToken, digestOf } from './tokens.ts';

/** Values of the form. */
export interface Registration {
  name: string;
  email: string;
  password: string;
}

/** Mail that answers a request, to the address that was sent. */
export interface AccountMail {
  to: string;
  kind: AccountMailKind;
  token?: string;
}

/**
 * Stores a requested account and returns the mail to send. Runs the same hash and statements for an address that has an account (its row
 * can never be confirmed), so that neither answer nor timing shows it.
 */
export async function register(orm: Orm, hashing: Gate, { name, email, password }: Registration): Promise<AccountMail> {
  const to = loginName(email);
  const passwordHash = await hashing(() => hashPassword(password));
  const token = createToken();
  await orm.insert(registrations).values({
    tokenHash: digestOf(token),
    email: to,
    ...splitName(name),
    passwordHash,
    expiresAt: sql`now() + interval '24 hours'`,
  });
  const [known] = await orm.select({ id: customers.id }).from(customers).where(eq(customers.email, to));
  return known ? { to, kind: 'account-exists' } : { to, kind: 'confirm-account', token };
}

/** Creates the account of a token; returns its customer id. Undefined: the token is unknown, used or expired, or the address has an account. */
export async function confirmRegistration(orm: Orm, token: string): Promise<string | undefined> {
  return orm.transaction(async (transaction) => {
    // Of two requests with one token the second waits here and finds no row.
    const [row] = await transaction
      .delete(registrations)
      .where(and(eq(registrations.tokenHash, digestOf(token)), gt(registrations.expiresAt, sql`now()`)))
      .returning();
    if (!row) return undefined;
    const { email, firstName, lastName, passwordHash } = row;
    const [customer] = await transaction
      .insert(customers)
      .values({ id: randomUUID(), userId: randomUUID(), email, firstName, lastName, passwordHash })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    return customer?.id;
  });
}
