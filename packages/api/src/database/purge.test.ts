import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ada, seedPeople } from '../../test-utils/accounts.ts';
import { silentLogger } from '../../test-utils/app.ts';
import { engines } from '../../test-utils/databases.ts';
import { saveCart } from '../carts/store.ts';
import { createLogger } from '../logger.ts';
import type { Database } from './database.ts';
import { keepPurged, purge } from './purge.ts';
import { answeredWrites, carts, guestIdBindings, loginLimits, merges, sessions } from './schema.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const ago = (hours: number) => sql`now() - make_interval(hours => ${hours}::int)`;
const day = 24;

describe.each(engines)('purging on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedPeople(database.orm);
  });
  afterAll(() => database.close());

  it('takes what is too old, leaves what is not, and finds nothing the second time', async () => {
    const { orm } = database;
    const { customerId } = ada;
    const saveAt = async (kind: 'guest' | 'customer', id: string, hours: number) => {
      await saveCart(orm, { kind, id }, [{ id: 1, slug: 's', name: 'n', price: 1, qty: 1, imgUrl: '/i' }]);
      await orm
        .update(carts)
        .set({ updatedAt: ago(hours), touchedOn: sql`(${ago(hours)})::date` })
        .where(sql`${carts.ownerId} = ${id}`);
    };
    await saveAt('guest', 'old', 30 * day + 1);
    await saveAt('guest', 'young', 30 * day - 1);
    await saveAt('customer', customerId, 400 * day);
    const old = { customerId, at: ago(90 * day + 1) };
    const young = { customerId, at: ago(90 * day - 1) };
    await orm.insert(guestIdBindings).values([
      { guestId: 'old', ...old },
      { guestId: 'young', ...young },
    ]);
    await orm.insert(merges).values([
      { guestId: 'old', result: { merged: 1 }, ...old },
      { guestId: 'young', result: { merged: 1 }, ...young },
    ]);
    await orm.insert(sessions).values([
      { tokenHash: 'idle', customerId, seenAt: ago(7 * day + 1) },
      { tokenHash: 'long', customerId, createdAt: ago(30 * day + 1) },
      { tokenHash: 'alive', customerId, seenAt: ago(7 * day - 1), createdAt: ago(30 * day - 1) },
    ]);
    await orm.insert(loginLimits).values([
      { key: 'old', failures: 1, windowEnds: ago(25) },
      { key: 'young', failures: 1, windowEnds: ago(23) },
    ]);
    await orm.insert(answeredWrites).values([
      { caller: 'guest', key: 'old', fingerprint: '', at: ago(day + 1) },
      { caller: 'guest', key: 'young', fingerprint: '', at: ago(day - 1) },
    ]);

    expect(await purge(orm)).toBe(7);
    expect((await orm.select().from(carts)).map(({ ownerId }) => ownerId).sort()).toEqual([customerId, 'young']);
    expect(await orm.select().from(guestIdBindings)).toMatchObject([{ guestId: 'young' }]);
    expect(await orm.select().from(merges)).toMatchObject([{ guestId: 'young' }]);
    expect(await orm.select().from(sessions)).toMatchObject([{ tokenHash: 'alive' }]);
    expect(await orm.select().from(loginLimits)).toMatchObject([{ key: 'young' }]);
    expect(await orm.select().from(answeredWrites)).toMatchObject([{ key: 'young' }]);
    expect(await purge(orm)).toBe(0);
  });

  it('goes through more rows than one statement takes', async () => {
    const rows = Array.from({ length: 2_100 }, (_, n) => ({ key: `${n}`, failures: 1, windowEnds: ago(25) }));
    await database.orm.insert(loginLimits).values(rows);
    expect(await purge(database.orm)).toBe(rows.length);
  });

  it('is done before the database is closed, and survives trouble with it', async () => {
    await database.orm.insert(loginLimits).values({ key: 'at start', failures: 1, windowEnds: ago(25) });
    await keepPurged(database.orm, silentLogger)();
    expect(await database.orm.select().from(loginLimits)).toMatchObject([{ key: 'young' }]);
    const lines: string[] = [];
    const broken = {
      delete: () => {
        throw new Error('gone');
      },
    } as unknown as Database['orm'];
    await keepPurged(
      broken,
      createLogger('warn', (text) => lines.push(text)),
    )();
    expect(lines.join()).toContain('purge failed');
  });
});
