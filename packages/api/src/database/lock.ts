import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startupError.ts';

/** A data directory that belongs to this process until it is released or the process ends. */
export interface DirectoryLock {
  /** Releases the directory. Safe to call twice. */
  release(): void;
}

const holderName = 'holder.json';

// SQLite's code for "another connection holds the lock"; the lower byte, as extended codes carry more above it.
const busy = 5;

// A garbage-collected connection would drop its lock.
const held = new Set<DatabaseSync>();

/**
 * Locks the data directory for this process, and creates a missing one. PGlite does not notice a second process, and both would
 * acknowledge writes that only one keeps, so this comes before PGlite opens.
 *
 * The lock is the operating system's (by SQLite's exclusive lock on an empty file): it ends with the process however that dies, so
 * there is no stale lock and no reused process id. Throws a `StartupError` if another process, or this one, holds the directory.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const connection = openLockFile(directory);
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (isBusy(error)) throw inUse(directory, error);
    throw unusable(directory, error);
  }
  held.add(connection);
  return {
    release() {
      if (held.delete(connection)) connection.close();
    },
  };
}

/** Writes the id of this process, for the message of a refusal only: failures are ignored. */
export function writeHolder(directory: string): void {
  try {
    writeFileSync(join(directory, holderName), JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  } catch {
    // A folder of that name, or a full disk: the lock itself is held.
  }
}

function openLockFile(directory: string): DatabaseSync {
  try {
    makeDirectory(directory);
    return new DatabaseSync(join(directory, 'lock'), { timeout: 0 });
  } catch (error) {
    throw unusable(directory, error);
  }
}

/** Creates the folders one by one: Node's `recursive` never ends below a folder that takes none, such as /proc. */
function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    if (!existsSync(directory)) throw error; // Else another process was faster; the lock decides between us.
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;
}

/** Returns the error for a directory that another process holds. */
export function inUse(directory: string, cause: unknown): StartupError {
  const holderFile = join(directory, holderName);
  return new StartupError(
    'data-directory-in-use',
    `mr: the data directory ${directory} is in use by another process${describeHolder(holderFile)}. ` +
      'Two processes on one directory would lose carts. Stop the other one, or give this one its own: DATA_DIR=.data2',
    { cause },
  );
}

function unusable(directory: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(
    'data-directory-unusable',
    `mr: the data directory ${directory} cannot be used (${reason}). The carts are kept there. ` +
      'Make it writable, or choose another: DATA_DIR=/path/to/folder',
    { cause },
  );
}

function describeHolder(holderFile: string): string {
  try {
    const holder: unknown = JSON.parse(readFileSync(holderFile, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder)) return '';
    return ` (process ${String(holder.pid)})`;
  } catch {
    return ''; // The other process has not written it yet; the refusal does not depend on it.
  }
}
