import { drizzle } from 'drizzle-orm/pglite';
import { expect, it } from 'vitest';
import { ada, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { line, post, testApp } from '../../test-utils/app.ts';
import { orderBody } from '../../test-utils/orders.ts';
import { emptyPglite } from '../../test-utils/pglite.ts';
import { createVisitor } from '../../test-utils/visitor.ts';
import { databaseOf } from '../database/pglite.ts';
import * as schema from '../database/schema.ts';

it(
  'names the owner in every statement on carts, so that they can be spread over servers by it',
  { timeout: 120_000 },
  async () => {
    const client = await emptyPglite();
    const database = await databaseOf(client);
    await seedPeople(database.orm);
    const statements: string[] = [];
    const logQuery = (statement: string) => statements.push(statement);
    const visitor = createVisitor(testApp(drizzle(client, { schema, logger: { logQuery } })));

    const saved = await visitor.save('g', [line({ id: 'known', price: 7.5 })]);
    const etag = saved.headers.get('ETag') ?? '';
    await visitor.save('g', [line({ id: 'known', price: 7.5, qty: 3 })], { 'If-Match': etag });
    await visitor.save('g', [line({ id: 'known', price: 7.5, qty: 4 })], { 'If-Match': '*' });
    expect((await visitor.save('g', [], { 'If-Match': etag })).status).toBe(412);
    await visitor.save('other', [line()]);
    await Promise.all([visitor.load('g'), visitor.load('other')]);
    await visitor.login(credentialsOf(ada));
    expect((await visitor.merge('g', ada.customerId)).status).toBe(200);
    await visitor.load('g');
    const cart = await visitor.request('/cart-items/g');
    const order = orderBody('g', cart.headers.get('ETag') ?? '');
    const placed = await visitor.request('/orders', post(order, { 'Idempotency-Key': 'sharding-test-key-1' }));
    expect(placed.status).toBe(201);

    const onCarts = statements.filter((statement) => /(from|into|update) "carts"/.test(statement));
    expect(
      onCarts.filter((statement) => !/"owner_id" = (any\()?\$\d|insert into "carts" \([^)]*"owner_id"/.test(statement)),
    ).toEqual([]);
    expect(onCarts.filter((statement) => statement.includes('"owner_id" = any($'))).toHaveLength(1);
    const kinds = ['select', 'insert', 'update', 'delete'];
    expect(kinds.filter((kind) => !onCarts.some((statement) => statement.startsWith(kind)))).toEqual([]);
    await database.close();
  },
);
