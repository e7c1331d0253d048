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
const halfMadePrefix = `${clusterName}.new-`;
const asidePrefix = `${clusterName}.aside-`;

/**
 * What every whole cluster has: PGlite makes a new one over a folder without `PG_VERSION`, PostgreSQL does not start
 * without its control file, and `base/5` is the database that is used.
 */
const parts = ['PG_VERSION', join('global', 'pg_control'), join('base', '5')];

/** Opens the embedded database in `directory`, which must be locked by the caller. Makes it on first use. */
export async function openPglite(directory: string, logger: Logger): Promise<Database> {
  const cluster = join(directory, clusterName);
  await removeHalfMade(directory);
  const missing = existsSync(cluster) ? parts.filter((part) => !existsSync(join(cluster, part))) : [];
  if (missing.length > 0) await moveAside(directory, missing, logger);
  if (!existsSync(cluster)) await createCluster(directory, cluster);
  const setAside = (await readdir(directory)).filter((name) => name.startsWith(asidePrefix));
  return { ...(await databaseOf(await PGlite.create(cluster))), setAside };
}

/** Wraps a PGlite that is open already (tests clone one from memory) and applies the migrations. */
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

/**
 * A folder in the cluster's place that lacks a part: half a copy, half a restore, or made by hand. It may hold carts, so it
 * is moved away whole and never written over.
 */
async function moveAside(directory: string, missing: readonly string[], logger: Logger): Promise<void> {
  const aside = await mkdtemp(join(directory, asidePrefix));
  await rename(join(directory, clusterName), join(aside, clusterName));
  logger.warn('the data directory held half a database, which was set aside; a new one is made', { aside, missing });
}

/** Makes the cluster beside its place and renames it, so that a kill leaves either none or a whole one. */
async function createCluster(directory: string, cluster: string): Promise<void> {
  const halfMade = await mkdtemp(join(directory, halfMadePrefix));
  const client = await PGlite.create(halfMade);
  await client.close();
  await rename(halfMade, cluster);
}

async function removeHalfMade(directory: string): Promise<void> {
  const names = await readdir(directory);
  const halfMade = names.filter((name) => name.startsWith(halfMadePrefix));
  await Promise.all(halfMade.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}
