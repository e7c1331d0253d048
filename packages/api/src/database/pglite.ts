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

/** The folder of the database that is used, with a fixed number: a cluster without it was never finished. */
const lastMade = join('base', '5');

/** Opens the embedded database in `directory`, which must be locked by the caller. Makes it on first use. */
export async function openPglite(directory: string, logger: Logger): Promise<Database> {
  const cluster = join(directory, clusterName);
  await removeHalfMade(directory);
  if (existsSync(cluster) && !existsSync(join(cluster, lastMade))) await setAside(directory, cluster, logger);
  if (!existsSync(cluster)) await createCluster(directory, cluster);
  return databaseOf(await PGlite.create(cluster));
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
 * A folder in the cluster's place that is none: somebody has copied half of one, or made it by hand. It never held a cart,
 * yet it is not ours to delete.
 */
async function setAside(directory: string, cluster: string, logger: Logger): Promise<void> {
  const aside = await mkdtemp(join(directory, asidePrefix));
  await rename(cluster, join(aside, clusterName));
  logger.warn('the data directory held half a database, which was set aside; a new one is made', { aside });
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
