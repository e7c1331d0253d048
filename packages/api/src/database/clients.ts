import type pg from 'pg';

/** Function of PostgreSQL that waits for a standby. Notices name it whatever the server's language. */
const waitForStandby = 'SyncRepWaitForLSN';

/**
 * Thrown for a commit that no standby has confirmed. It may be lost at a failover, so it must not be acknowledged.
 */
export class NotReplicatedError extends Error {
  override readonly name = 'NotReplicatedError';

  constructor() {
    super('the commit was not confirmed by a standby');
  }
}

type Callback = (error: Error | null | undefined, result: unknown) => void;
type Query = (...args: unknown[]) => unknown;

/**
 * Makes the queries of a connection fail with `NotReplicatedError` when their commit was not confirmed by a synchronous standby.
 *
 * PostgreSQL answers such a commit with success and a warning: canceling the wait (`pg_cancel_backend`) does not undo the
 * commit. A primary that is cut off from its standbys would acknowledge rows that its successor does not have.
 */
export function refuseUnreplicated(client: pg.PoolClient): void {
  let isUnconfirmed = false;
  client.on('notice', ({ routine }) => {
    // The notice arrives before the query ends, and a connection runs one query at a time.
    if (routine === waitForStandby) isUnconfirmed = true;
  });
  const failure = () => {
    const error = isUnconfirmed ? new NotReplicatedError() : undefined;
    isUnconfirmed = false;
    return error;
  };
  wrapQuery(client, (query) => (...args) => {
    const callback = args.at(-1);
    if (isCallback(callback)) {
      const checked: Callback = (error, result) => {
        callback(error ?? failure(), result);
      };
      return query(...args.slice(0, -1), checked);
    }
    const running = query(...args);
    if (!(running instanceof Promise)) return running;
    return running.then((result: unknown) => {
      const error = failure();
      if (error) throw error;
      return result;
    });
  });
}

/**
 * Removes the names of prepared statements. A pooler in transaction mode may run each transaction on another connection to the
 * server, on which a named statement does not exist.
 */
export function withoutStatementNames(client: pg.PoolClient): void {
  wrapQuery(client, (query) => (first, ...others) => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first;
    return query(isNamed ? { ...first, name: undefined } : first, ...others);
  });
}

function wrapQuery(client: pg.PoolClient, wrap: (query: Query) => Query): void {
  // The overloads of `query` differ in how the result is received only.
  client.query = wrap(client.query.bind(client)) as pg.PoolClient['query'];
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}
