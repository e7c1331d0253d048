import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Logger } from '../logger.ts';
import { type Database, migrationsFolder } from './database.ts';
import * as schema from './schema.ts';

const clusterName = 'pglite';
const unfinishedPrefix = `${clusterName}.new-`;
const asidePrefix = `${clusterName}.aside-`;

/**
 * Files of every complete cluster. PGlite overwrites a folder without `PG_VERSION`, PostgreSQL does not start without its
 * control file, and `base/5` is the database in use.
 */
const parts = ['PG_VERSION', join('global', 'pg_control'), join('base', '5')];

/** Opens the embedded database in `directory`, which the caller must have locked. Creates it on first use. */
export async function openPglite(directory: string, logger: Logger): Promise<Database> {
  const cluster = join(directory, clusterName);
  await removeUnfinished(directory);
  const missing = existsSync(cluster) ? parts.filter((part) => !existsSync(join(cluster, part))) : [];
  if (missing.length > 0) await moveAside(directory, missing, logger);
  if (!existsSync(cluster)) await createCluster(directory, cluster);
  const setAside = (await readdir(directory)).filter((name) => name.startsWith(asidePrefix));
  return { ...(await databaseOf(await PGlite.create(cluster))), setAside };
}

/** Wraps an open PGlite (tests clone one in memory) and applies the migrations. */
export async function databaseOf(client: PGlite): Promise<Database> {
  const orm = drizzle(client, { schema });
  try {
    await migrate(orm, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    engine: 'pglite',
    orm,
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

/** Moves an incomplete cluster aside, such as half a restore. It may have carts, so it is never overwritten. */
async function moveAside(directory: string, missing: readonly string[], logger: Logger): Promise<void> {
  const aside = await mkdtemp(join(directory, asidePrefix));
  await rename(join(directory, clusterName), join(aside, clusterName));
  logger.warn('the data directory held half a database, which was set aside; a new one is made', { aside, missing });
}

/** Creates the cluster under another name and renames it, so that a kill leaves either none or a complete one. */
async function createCluster(directory: string, cluster: string): Promise<void> {
  const unfinished = await mkdtemp(join(directory, unfinishedPrefix));
  const client = await PGlite.create(unfinished);
  await client.close();
  await rename(unfinished, cluster);
}

async function removeUnfinished(directory: string): Promise<void> {
  const names = await readdir(directory);
  const unfinished = names.filter((name) => name.startsWith(unfinishedPrefix));
  await Promise.all(unfinished.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}
