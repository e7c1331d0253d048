import type { MockStore } from '@marketrow/fixtures/handlers';
import { asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { demoPatches } from '../database/schema.ts';

/** Sessions of customers begin with this, which no `mr-demo` cookie can hold; they are kept, guests' are not. */
export const customerPrefix = 'customer:';

/**
 * Keeps the changes to the sample data in the database, so that they outlive the process and are the same in all.
 * Trouble with the database is told to `onTrouble`. The handler gets an error without it: handlers print theirs, and
 * Drizzle's repeat what was to be stored.
 */
export function createDemoStore(orm: Orm, onTrouble: (error: Error) => void): MockStore {
  const guarded = <Result>(query: Promise<Result>): Promise<Result> =>
    query.catch((error: unknown) => {
      onTrouble(error instanceof Error ? error : new Error('the database failed', { cause: error }));
      return Promise.reject(new Error('the store of demo sessions could not be reached'));
    });

  return {
    read: (session) =>
      guarded(
        orm
          .select({ path: demoPatches.path, json: demoPatches.json })
          .from(demoPatches)
          .where(eq(demoPatches.session, session))
          .orderBy(asc(demoPatches.at), asc(demoPatches.path))
          .execute(),
      ),
    async write(session, path, json) {
      // The time stays that of the first change of the path: it is also the order.
      const replaced = { target: [demoPatches.session, demoPatches.path], set: { json: sql`excluded.json` } };
      await guarded(orm.insert(demoPatches).values({ session, path, json }).onConflictDoUpdate(replaced).execute());
    },
    async clear(session) {
      await guarded(orm.delete(demoPatches).where(eq(demoPatches.session, session)).execute());
    },
  };
}
