import type { CartLine } from '@marketrow/contract';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyPglite } from '../../test-utils/pglite.ts';
import type { Database, Orm } from '../database/database.ts';
import { databaseOf } from '../database/pglite.ts';
import * as schema from '../database/schema.ts';
import { createCartReader } from './reader.ts';
import { saveCart } from './store.ts';

const guest = (id: string) => ({ kind: 'guest', id }) as const;
const line = (id: string, qty = 1): CartLine => ({
  id,
  slug: id,
  name: id,
  price: 3.5,
  qty,
  imgUrl: '/images/mug.webp',
});
const customer = (id: string) => ({ kind: 'customer', id }) as const;

let database: Database;
let orm: Orm;
let statements: string[];

beforeAll(async () => {
  const client = await emptyPglite();
  database = await databaseOf(client);
  const logQuery = (statement: string) => {
    statements.push(statement);
  };
  orm = drizzle(client, { schema, logger: { logQuery } });
  statements = [];
  await saveCart(orm, guest('ada'), [line('mug')]);
  await saveCart(orm, guest('7'), [line('pot')]);
  await saveCart(orm, customer('7'), [line('jug'), line('cup')]);
}, 120_000);
beforeEach(() => {
  statements = [];
});
afterAll(() => database.close());

it('reads the carts of one turn of the event loop by one statement, each for its owner', async () => {
  const read = createCartReader(orm);
  const owners = [guest('ada'), customer('7'), guest('nobody'), guest('7'), guest('ada'), customer('ada')];
  const found = await Promise.all(owners.map(read));
  expect(found.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['mug'],
    ['jug', 'cup'],
    [],
    ['pot'],
    ['mug'],
    [],
  ]);
  expect(found.map(({ rev }) => rev)).toEqual([1, 1, 0, 1, 1, 0]);
  expect(statements).toHaveLength(1);
});

it('reads anew what was saved after a read', async () => {
  const read = createCartReader(orm);
  const before = await read(guest('ada'));
  const rev = await saveCart(orm, guest('ada'), [line('mug', 9)]);
  const [after, other] = await Promise.all([read(guest('ada')), read(guest('7'))]);
  expect(after).toMatchObject({ items: [{ id: 'mug', qty: 9 }], rev });
  expect(rev).toBe(before.rev + 1);
  expect(other.items).toMatchObject([{ id: 'pot' }]);
});

it('reads many carts by statements of 32', async () => {
  const read = createCartReader(orm);
  const found = await Promise.all(Array.from({ length: 70 }, (_, at) => read(guest(`many-${at}`))));
  expect(found.filter(({ rev }) => rev !== 0)).toEqual([]);
  expect(statements).toHaveLength(3);
});

it('tells each read of a failure, and reads again after it', async () => {
  let isDown = true;
  const failing = new Proxy(orm, {
    get: (target, key) => {
      if (isDown && key === 'select') throw new Error('the database is away');
      return Reflect.get(target, key) as unknown;
    },
  });
  const read = createCartReader(failing);
  const results = await Promise.allSettled([read(guest('ada')), read(guest('7'))]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect((await read(guest('7'))).items).toMatchObject([{ id: 'pot' }]);
});
