import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { secrets } from './schema.ts';

/** Reads a secret that all processes on the database share; creates it at first use. */
export async function readSecret(orm: Orm, name: string): Promise<string> {
  await orm
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await orm.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`the secret ${name} was not kept`);
  return row.value;
}
