import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { emptyPglite } from '../../test-utils/pglite.ts';
import { readCart } from '../carts/store.ts';
import { migrationsFolder } from './database.ts';
import { databaseOf } from './pglite.ts';

it('brings the carts of the first version along', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marketrow-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));

  const client = await emptyPglite();
  const old = drizzle(client);
  await migrate(old, { migrationsFolder: folder });
  await old.execute(sql`insert into carts (owner_kind, owner_id, rev) values ('guest', 'g', 4)`);
  const data = JSON.stringify({ id: 'mug', slug: 's', name: 'n', price: 1, imgUrl: '/i' });
  await old.execute(
    sql`insert into cart_items (cart_id, item_id, pos, data, qty)
      values (1, 'pot', 1, ${data}::jsonb || '{"id":"pot"}', 1), (1, 'mug', 0, ${data}::jsonb, 3)`,
  );
  await old.execute(sql`insert into carts (owner_kind, owner_id, rev) values ('guest', 'empty', 2)`);

  const database = await databaseOf(client);
  expect(await readCart(database.orm, { kind: 'guest', id: 'g' })).toEqual({
    items: [
      { id: 'mug', slug: 's', name: 'n', price: 1, imgUrl: '/i', qty: 3 },
      { id: 'pot', slug: 's', name: 'n', price: 1, imgUrl: '/i', qty: 1 },
    ],
    rev: 4,
  });
  expect(await readCart(database.orm, { kind: 'guest', id: 'empty' })).toEqual({ items: [], rev: 2 });
  await database.close();
  rmSync(folder, { recursive: true });
});
