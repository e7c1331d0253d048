import { once } from 'node:events';
import type { Server } from 'node:http';
import { Failure } from './failure.ts';

const drainMilliseconds = 5_000;

/** Listens, or throws a `Failure` that says what to do. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw portUnavailable(port, host, error);
  }
}

/**
 * Stops accepting and waits for the running requests, at most 5 s, then cuts them.
 * A kept-alive connection is closed after the answer it is waiting for.
 */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function portUnavailable(port: number, host: string, cause: unknown): Failure {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
  const reasons: Partial<Record<string, string>> = {
    EADDRINUSE: `port ${port} is in use by another program`,
    EACCES: `port ${port} needs more rights than this user has`,
    EADDRNOTAVAIL: `this machine has no address ${host}`,
    ENOTFOUND: `nobody knows the address ${host}`,
  };
  const advice: Partial<Record<string, string>> = {
    EADDRINUSE: `Stop it, or choose another port: PORT=${port + 1}`,
    EADDRNOTAVAIL: 'Choose another HOST',
    ENOTFOUND: 'Choose another HOST',
  };
  return new Failure(
    'port-unavailable',
    `mr: ${reasons[code] ?? `cannot listen on ${host}:${port} (${code})`}. The shop cannot be reached without it. ${advice[code] ?? 'Choose another port: PORT=4322'}`,
    { cause },
  );
}
