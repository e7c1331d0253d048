import type pg from 'pg';

/** The function of PostgreSQL that waits for a standby; notices name it in every language of the server. */
const waitForStandby = 'SyncRepWaitForLSN';

/**
 * Thrown for a commit that the server keeps but that no standby has confirmed. It may be lost when another server takes
 * over, so it must not be acknowledged.
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
 * PostgreSQL answers such a commit with success and a warning: whoever cancels the wait (`pg_cancel_backend`) does not undo
 * the commit. A primary that is cut off from its standbys would acknowledge what its successor has never seen.
 */
export function refuseUnreplicated(client: pg.PoolClient): void {
  let isUnconfirmed = false;
  client.on('notice', ({ routine }) => {
    // The notice comes before the query's own end, and a connection runs one query at a time.
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
 * Takes the names off the statements of a connection. A pooler in transaction mode gives each transaction another
 * connection to the server, on which a statement that was prepared under a name is not known.
 */
export function withoutStatementNames(client: pg.PoolClient): void {
  wrapQuery(client, (query) => (first, ...others) => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first;
    return query(isNamed ? { ...first, name: undefined } : first, ...others);
  });
}

function wrapQuery(client: pg.PoolClient, wrap: (query: Query) => Query): void {
  // Its eight overloads say how a result is received; what is received is the same in all of them.
  client.query = wrap(client.query.bind(client)) as pg.PoolClient['query'];
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function';
}
