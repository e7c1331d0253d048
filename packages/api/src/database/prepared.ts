import type { Orm } from './database.ts';

/** Makes statements for a database when they are first needed, and keeps them as long as the database is open. */
export function preparedOnce<Statements>(prepare: (orm: Orm) => Statements): (orm: Orm) => Statements {
  const known = new WeakMap<Orm, Statements>();
  return (orm) => {
    const found = known.get(orm) ?? prepare(orm);
    known.set(orm, found);
    return found;
  };
}
