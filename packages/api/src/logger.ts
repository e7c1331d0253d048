import { createHash } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Levels from most to least. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** One of `logLevels`. */
export type LogLevel = (typeof logLevels)[number];

/** What a log line may carry beside its message. Never put bodies, cookies or whole guest ids in. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes structured lines. */
export type Logger = Readonly<Record<Exclude<LogLevel, 'silent'>, (message: string, fields?: LogFields) => void>> & {
  /** Lowest level that is written; what is below need not be put together. Left out: every level may be written. */
  readonly level?: LogLevel | undefined;
};

/** Makes a logger that writes one JSON object a line, from `level` upwards. */
export function createLogger(level: LogLevel, write: (line: string) => void = writeToStdout): Logger {
  const lowest = logLevels.indexOf(level);
  const at = (name: Exclude<LogLevel, 'silent'>) => (message: string, fields?: LogFields) => {
    if (logLevels.indexOf(name) < lowest) return;
    write(JSON.stringify({ time: new Date().toISOString(), level: name, message, ...fields }));
  };
  return { level, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Whether a logger writes lines of a level. */
export function isWritten(logger: Logger, level: LogLevel): boolean {
  return logger.level === undefined || logLevels.indexOf(level) >= logLevels.indexOf(logger.level);
}

/**
 * The loggable part of an error. Drizzle's own message repeats the query's parameters, and PostgreSQL's `detail`
 * repeats values, so only name, code and stack of the underlying error are kept.
 */
export function describeError(error: unknown): LogFields {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return { error: typeof cause };
  return { error: cause.name, code: 'code' in cause ? cause.code : undefined, stack: cause.stack };
}

/** The same without the stack, for what happens often and says nothing about the code, such as a lost connection. */
export function withoutStack(error: unknown): LogFields {
  return { ...describeError(error), stack: undefined };
}

/** A guest id is a bearer capability: a log shows at most half of it, 8 characters, and a digest to tell ids apart. */
export function maskGuestId(guestId: string): string {
  const shown = guestId.slice(0, Math.min(8, guestId.length >> 1));
  return `${shown}…${createHash('sha256').update(guestId).digest('hex').slice(0, 8)}`;
}

function writeToStdout(line: string): void {
  process.stdout.write(`${line}\n`);
}
