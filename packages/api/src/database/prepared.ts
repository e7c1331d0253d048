import type { Queryable } from './database.ts';

/** Prepares statements at first use and caches them per database or transaction. */
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
