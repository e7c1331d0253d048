import type { Queryable } from './database.ts';

/** Makes statements for a database, or a transaction, when they are first needed, and keeps them as long as it is open. */
export function preparedOnce<Within extends Queryable, Statements>(
  prepare: (orm: Within) => Statements,
): (orm: Within) => Statements {
  const known = new WeakMap<Within, Statements>();
  return (orm) => {
    const found = known.get(orm) ?? prepare(orm);
    known.set(orm, found);
    return found;
  };
}
