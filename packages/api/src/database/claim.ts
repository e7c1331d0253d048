import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { inUse, lockDirectory, writeHolder } from './lock.ts';

/** A data directory that belongs to this process until it is released or the process ends. */
export interface DirectoryClaim {
  /** Releases the directory. Safe to call twice. */
  release(): Promise<void>;
}

/**
 * Locks the data directory for this process by two locks of the operating system. The file lock works wherever the folder is
 * mounted, but not after the lock file is deleted. On Linux a socket in the abstract namespace, named after the folder's device
 * and inode, has no file to delete. Throws a `StartupError` if another process holds either.
 */
export async function claimDirectory(directory: string): Promise<DirectoryClaim> {
  const lock = lockDirectory(directory);
  try {
    const socket = process.platform === 'linux' ? await bindName(directory) : undefined;
    writeHolder(directory);
    return {
      async release() {
        if (socket?.listening) await closed(socket);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns `undefined` if the system refuses such a socket; then only the file lock holds. */
async function bindName(directory: string): Promise<Server | undefined> {
  const { dev, ino } = statSync(directory);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    server.listen(`\0marketrow-${dev}-${ino}`);
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw inUse(directory, error);
    return undefined;
  }
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
