import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { silentLogger } from '../../test-utils/app.ts';
import { openPglite } from './pglite.ts';

it('sets a folder aside that lacks a part of a database, and never writes over it', { timeout: 180_000 }, async () => {
  const parts = ['PG_VERSION', 'global/pg_control', 'base/5/carts'];
  const offenders: string[] = [];
  for (const missing of parts) {
    const directory = mkdtempSync(join(tmpdir(), 'marketrow-pglite-'));
    for (const part of parts.filter((each) => each !== missing)) {
      const file = join(directory, 'pglite', part);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'a part of the copy');
    }
    const before = join(directory, 'before');
    cpSync(join(directory, 'pglite'), before, { recursive: true });

    const database = await openPglite(directory, silentLogger);
    await database.close();
    const aside = readdirSync(directory).find((name) => name.startsWith('pglite.aside-'));
    const kept = aside === undefined ? [] : readdirSync(join(directory, aside, 'pglite'), { recursive: true }).sort();
    const was = readdirSync(before, { recursive: true }).sort();
    if (JSON.stringify(kept) !== JSON.stringify(was)) offenders.push(`${missing}: kept ${JSON.stringify(kept)}`);
    if (!existsSync(join(directory, 'pglite', 'PG_VERSION'))) offenders.push(`${missing}: no new database`);
    rmSync(directory, { recursive: true });
  }
  expect(offenders).toEqual([]);
});
