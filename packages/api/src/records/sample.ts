import { administratorId, customers, shops, users } from '@marketrow/fixtures';
import { sampleSeed } from '@marketrow/fixtures/seed';
import { seedSamples } from '../accounts/samples.ts';
import type { Orm } from '../database/database.ts';
import { isEmpty, type SeedProgress, seedTables } from './seed.ts';

/** Makes the accounts of the sample, and fills the tables with its records where there are no products yet. */
export async function fillWithSample(orm: Orm, onProgress?: SeedProgress): Promise<void> {
  const people = users.map((user) => {
    const own = shops.filter((shop) => shop.user.id === user.id).map(({ id, slug, name }) => ({ id, slug, name }));
    const role = user.id === administratorId ? 'admin' : own.length > 0 ? 'seller' : 'shopper';
    return { ...user, role, shops: own } as const;
  });
  await seedSamples(orm, people, customers);
  if (await isEmpty(orm)) await seedTables(orm, sampleSeed, onProgress);
}
