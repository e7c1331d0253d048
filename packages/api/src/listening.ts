import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createServer as createNetServer, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './connections.ts';
import { StartupError } from './startupError.ts';

const drainMilliseconds = 5_000;

/** How long an idle connection stays open while the server closes: a request on it may be under way. */
const idleMilliseconds = 500;

/** Listens, or throws a `StartupError` that says what to do. */
export async function listen(server: NetServer, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw portUnavailable(port, host, error);
  }
}

/** Throws as `listen` does, but holds the port no longer than that takes. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createNetServer();
  await listen(probe, port, host);
  probe.close();
  await once(probe, 'close');
}

/** Follows the requests of a server, so that it can end without cutting one. */
export interface Drain {
  /** Whether the server is closing. */
  readonly isClosing: boolean;
  /** Answers a request; while the server is closing, the answer tells the client to connect anew. */
  follow(answer: Answer): Answer;
  /**
   * Ends the server. For `delay` milliseconds it goes on accepting, so that a balancer can notice `/readyz`. Then it takes no
   * new connection, answers what still arrives on the open ones, and cuts what is left after five seconds.
   */
  close(server: Server, delay: number): Promise<void>;
}

/** Makes a `Drain`. */
export function createDrain(): Drain {
  const running = new Set<ServerResponse>();
  let isClosing = false;
  return {
    get isClosing() {
      return isClosing;
    },
    follow: (answer) => (incoming, outgoing) => {
      running.add(outgoing);
      outgoing.once('close', () => running.delete(outgoing));
      if (isClosing) outgoing.setHeader('Connection', 'close');
      answer(incoming, outgoing);
    },
    async close(server, delay) {
      isClosing = true;
      for (const outgoing of running) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
      if (delay > 0) await sleep(delay);
      const closed = once(server, 'close');
      // Not `server.close()`: that cuts idle connections, on which a request may be under way.
      NetServer.prototype.close.call(server);
      const began = performance.now();
      const sweep = setInterval(() => {
        if (performance.now() - began > idleMilliseconds) server.closeIdleConnections();
      }, 50);
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, drainMilliseconds);
      await closed;
      for (const timer of [sweep, cut]) clearTimeout(timer);
    },
  };
}

function portUnavailable(port: number, host: string, cause: unknown): StartupError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  const reasons: Partial<Record<string, string>> = {
    EADDRINUSE: `port ${port} is in use by another program`,
    EACCES: `port ${port} needs more rights than this user has`,
    EADDRNOTAVAIL: `this machine has no address ${host}`,
    ENOTFOUND: `no host has the name ${host}`,
  };
  const advice: Partial<Record<string, string>> = {
    EADDRINUSE: `Stop it, or choose another port: PORT=${port + 1}`,
    EADDRNOTAVAIL: 'Choose another HOST',
    ENOTFOUND: 'Choose another HOST',
  };
  return new StartupError(
    'port-unavailable',
    `mr: ${reasons[code] ?? `cannot listen on ${host}:${port} (${code})`}. The shop cannot be reached without it. ${advice[code] ?? 'Choose another port: PORT=4322'}`,
    { cause },
  );
}
