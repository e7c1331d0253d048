import { customers as sampleCustomers, users as sampleUsers } from '@marketrow/fixtures';
import { sampleSeed } from '@marketrow/fixtures/seed';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engines, type TestDatabase } from '../../test-utils/databases.ts';
import { seedSamples } from '../accounts/samples.ts';
import * as catalog from './catalog.ts';
import * as people from './people.ts';
import { isEmpty, seedTables } from './seed.ts';
import * as trade from './trade.ts';
import { without } from './values.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describe.each(engines)('records in tables on $name', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database.orm, sampleUsers, sampleCustomers);
    await seedTables(database.orm, sampleSeed);
  });
  afterAll(() => database.close());

  it.each(['en', 'de'])('are the seed in %s', async (language) => {
    const { orm } = database;
    const seed = await sampleSeed.records(language);
    expect(await isEmpty(orm)).toBe(false);
    expect(await catalog.readShops(orm)).toEqual(seed.shops);
    expect(await catalog.readBrands(orm)).toEqual(seed.brands);
    expect(await catalog.readCategories(orm, language)).toEqual(seed.categories);
    expect(await catalog.readProducts(orm, language, {})).toEqual(seed.products);
    expect(await people.readUsers(orm)).toEqual(seed.users);
    expect(await people.readCustomers(orm)).toEqual(seed.customers);
    expect(await people.readAddresses(orm, language)).toEqual(seed.addresses);
    expect(await people.readTickets(orm, language)).toEqual(seed.tickets);
    expect(await trade.readOrderRecords(orm, language)).toEqual(seed.orders);
    expect(await trade.readSellers(orm)).toEqual(seed.sellers);
    expect(await trade.readEarnings(orm)).toEqual(seed.earnings);
    expect(await trade.readRefundRequests(orm, language)).toEqual(seed.refundRequests);
    expect(await trade.readPayouts(orm)).toEqual(withoutShop(seed.payouts));
    expect(await trade.readPayoutRequests(orm, language)).toEqual(withoutShop(seed.payoutRequests));
    expect(await trade.readPackagePayments(orm)).toEqual(seed.packagePayments);
  });

  it('have statistics, so that the first pages are not read from the whole table', async () => {
    const known = await database.orm
      .select({ rows: sql<number>`reltuples` })
      .from(sql`pg_class`)
      .where(sql`relname = 'products'`);
    const { products } = await sampleSeed.records('en');
    expect(known).toEqual([{ rows: products?.length }]);
  });
});

function withoutShop(rows: readonly { shopId: string }[] = []) {
  return rows.map((row) => without(row, 'shopId'));
}
