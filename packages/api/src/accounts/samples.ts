import { createHash } from 'node:crypto';
import { loginName, type OwnShop, type Role, toCents } from '@marketrow/contract';
import { isNotNull, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers } from '../database/schema.ts';
import { hashPassword } from './password.ts';

/** Fields of a sample user. */
export interface SampleUser {
  id: string;
  email: string;
  phone: string;
  name: { firstName: string; lastName: string };
  avatar: string;
  /** @default 'shopper' */
  role?: Role | undefined;
  /** Day of birth. */
  dateOfBirth?: string | undefined;
  /** Shops of a seller. @default [] */
  shops?: readonly OwnShop[] | undefined;
  /** In plain text, for the demo only. */
  password: string;
}

/** A sample user's customer. */
export interface SampleCustomer {
  id: string;
  email: string;
  /** Credit in dollars. */
  balance: number;
}

/**
 * Creates or updates the accounts of the sample users, one customer each. Skips unchanged ones, so that later starts cost one
 * query. Hashes run in parallel: 24 take a third of a second.
 */
export async function seedSamples(
  orm: Orm,
  users: readonly SampleUser[],
  sampleCustomers: readonly SampleCustomer[],
): Promise<void> {
  const known = await orm.select({ sample: customers.sample }).from(customers).where(isNotNull(customers.sample));
  const fitting = new Set(known.map(({ sample }) => sample));
  const missing = users.filter((user) => !fitting.has(fingerprint(user)));
  if (missing.length === 0) return;
  const rows = await Promise.all(missing.map((user) => toRow(user, sampleCustomers)));
  await orm
    .insert(customers)
    .values(rows)
    .onConflictDoUpdate({
      target: customers.userId,
      set: {
        email: sql`excluded.email`,
        phone: sql`excluded.phone`,
        phoneText: sql`excluded.phone_text`,
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        avatar: sql`excluded.avatar`,
        role: sql`excluded.role`,
        shops: sql`excluded.shops`,
        passwordHash: sql`excluded.password_hash`,
        samplePassword: sql`excluded.sample_password`,
        sample: sql`excluded.sample`,
      },
    });
}

async function toRow(user: SampleUser, sampleCustomers: readonly SampleCustomer[]) {
  const email = loginName(user.email);
  const customer = sampleCustomers.find((candidate) => loginName(candidate.email) === email);
  if (!customer) throw new Error(`mr: the sample user ${user.id} has no customer. Each needs one with the same mail.`);
  return {
    id: customer.id,
    userId: user.id,
    email,
    phone: loginName(user.phone),
    phoneText: user.phone,
    ...user.name,
    avatar: user.avatar,
    role: user.role ?? 'shopper',
    shops: [...(user.shops ?? [])],
    passwordHash: await hashPassword(user.password),
    dateOfBirth: user.dateOfBirth ?? null,
    verified: true,
    balance: toCents(customer.balance),
    samplePassword: user.password,
    sample: fingerprint(user),
  };
}

/** Returns a digest of the fields of a row. The password in it is public. */
function fingerprint({ id, email, phone, name, avatar, password, role = 'shopper', shops = [] }: SampleUser): string {
  return createHash('sha256')
    .update(JSON.stringify([id, email, phone, name.firstName, name.lastName, avatar, password, role, shops]))
    .digest('base64url');
}
