import { drizzle } from 'drizzle-orm/pglite';
import { expect, it } from 'vitest';
import { ada, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { line, testApp } from '../../test-utils/app.ts';
import { emptyPglite } from '../../test-utils/pglite.ts';
import { createVisitor } from '../../test-utils/visitor.ts';
import { databaseOf } from '../database/pglite.ts';
import * as schema from '../database/schema.ts';

it('asks the database for nothing twice in one call', { timeout: 120_000 }, async () => {
  const client = await emptyPglite();
  const database = await databaseOf(client);
  await seedPeople(database.orm);
  let tables: string[] = [];
  const logQuery = (statement: string) => tables.push(/(?:from|into) "(\w+)"/.exec(statement)?.[1] ?? statement);
  const visitor = createVisitor(testApp(drizzle(client, { schema, logger: { logQuery } })));
  const tablesOf = async (call: () => Promise<unknown>) => {
    tables = [];
    await call();
    return tables;
  };

  expect(await tablesOf(() => visitor.save('g', [line()]))).toEqual(['carts']);
  expect(await tablesOf(() => visitor.load('g'))).toEqual(['carts']);

  await visitor.login(credentialsOf(ada));
  await visitor.merge('g', ada.customerId);
  await visitor.load('g');
  const owner = 'guest_alias';
  expect(await tablesOf(() => visitor.load('g'))).toEqual(['sessions', owner, 'carts']);
  expect(await tablesOf(() => visitor.save('g', [line()]))).toEqual(['sessions', owner, 'carts']);
  await database.close();
});
