import { type AccountBody, noFace } from '@marketrow/contract';
import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { customers } from '../database/schema.ts';

/** Reads the account of a customer; `undefined` if it was deleted in the meantime. */
export async function readAccount(orm: Orm, customerId: string): Promise<AccountBody | undefined> {
  const { userId, email, phone, phoneText, firstName, lastName, avatar } = customers;
  const [row] = await orm
    .select({ id: userId, email, phone, phoneText, firstName, lastName, avatar })
    .from(customers)
    .where(eq(customers.id, customerId));
  return (
    row && {
      id: row.id,
      name: { firstName: row.firstName, lastName: row.lastName },
      email: row.email,
      phone: row.phoneText || (row.phone ?? ''),
      avatar: row.avatar || noFace,
    }
  );
}
