import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/test-databases', import.meta.url));

/** A PGlite without tables, in memory or in the folder `dataDir`. */
export async function emptyPglite(dataDir?: string): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(await emptyDatabase())]);
  return PGlite.create({ loadDataDir, ...(dataDir === undefined ? {} : { dataDir }) });
}

/** Makes the data directory of a server that has started before, for tests that are not about the first start. */
export async function prepareDataDirectory(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const client = await emptyPglite(join(directory, 'pglite'));
  await client.close();
}

/**
 * The path of an empty database as PGlite writes one out. It is made by the first test that asks for it and kept, because making one
 * takes three seconds of processor time, and reading it half a second.
 */
async function emptyDatabase(): Promise<string> {
  const file = join(cache, `pglite-${version()}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const client = await PGlite.create();
  // Two tests may do this at the same time: each renames a whole file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, (await client.dumpDataDir('none')).stream());
  await client.close();
  renameSync(unfinished, file);
  return file;
}

function version(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(main), '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
