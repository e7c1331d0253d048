import { DrizzleQueryError } from 'drizzle-orm/errors';
import { NotReplicatedError } from './clients.ts';

/** Classes of failed queries by what the caller can do. */
export type DatabaseErrorKind = 'retry' | 'unavailable' | 'conflict' | 'other';

// Connection exceptions, shutdown, "starting up", a server that is no longer the primary, disk, memory or connections used up,
// limits of time; then Node's own socket errors.
const unavailableCodes =
  /^(08\w{3}|25006|57P0[1-5]|57014|25P03|53[1-3]00|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
// `pg` gives these no code.
const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered/i;

/** Returns the error of the database or the network, which Drizzle wraps. */
export function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? error.cause : error;
}

/** Classifies an error of the database. */
export function kindOfDatabaseError(error: unknown): DatabaseErrorKind {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return 'other';
  if (cause instanceof NotReplicatedError) return 'unavailable';
  const code = 'code' in cause ? String(cause.code) : '';
  if (code === '40001' || code === '40P01') return 'retry';
  if (code === '23505') return 'conflict';
  return unavailableCodes.test(code) || unavailableMessages.test(cause.message) ? 'unavailable' : 'other';
}

/** Retries a transaction after a serialization failure or a deadlock, three times at most. */
export async function withRetry<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt > 3 || kindOfDatabaseError(error) !== 'retry') throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
