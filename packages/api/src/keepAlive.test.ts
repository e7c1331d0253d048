import { mkdtempSync, rmSync } from 'node:fs';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { silentLogger } from '../test-utils/app.ts';
import { createServer, type ServerOptions } from './server.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const directory = mkdtempSync(join(tmpdir(), 'marketrow-api-'));
afterAll(() => {
  rmSync(directory, { recursive: true });
});

/** Both ends of a connection after an answer: what the server has said, and how long its socket may be silent now and within a request. */
async function connectionOf(options: Pick<ServerOptions, 'trustedProxies' | 'keepAlive'>) {
  const fixed = { port: 0, dataDirectory: directory, siteDirectory: '/nowhere', logger: silentLogger };
  const server = await createServer({ ...fixed, sampleData: false, ...options });
  const agent = new Agent({ keepAlive: true });
  let ends: { server: Server; socket: Socket } | undefined;
  const finished = (message: unknown) => (ends = message as NonNullable<typeof ends>);
  subscribe('http.server.response.finish', finished);
  try {
    const request = get({ port: server.port, path: '/healthz', agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { socket } = response;
    const closed = once(socket, 'close').then(() => true);
    response.resume();
    await once(response, 'end');
    // Node sets the time of the socket once the answer is out.
    await vi.waitFor(() => expect(ends?.socket.timeout).not.toBe(ends?.server.timeout));
    const isEnded = options.keepAlive === undefined ? false : await closed;
    return {
      header: response.headers['keep-alive'],
      idle: ends?.socket.timeout ?? NaN,
      silence: ends?.server.timeout ?? NaN,
      isEnded,
    };
  } finally {
    unsubscribe('http.server.response.finish', finished);
    agent.destroy();
    await server.close();
  }
}

it('keeps a connection longer than the proxies in front do, and as long as it is told', async () => {
  const { header, idle, silence } = await connectionOf({ trustedProxies: 1 });
  expect(header).toBe('timeout=75');
  // The limit for a request that falls silent does not end a connection that waits for the next one.
  expect(silence).toBe(20_000);
  expect(idle).toBeGreaterThanOrEqual(75_000);
  expect(await connectionOf({ trustedProxies: 1, keepAlive: 1 })).toMatchObject({ header: 'timeout=1', isEnded: true });
});

it('gives a connection of a browser back soon', async () => {
  const { header, idle } = await connectionOf({});
  expect(header).toBe('timeout=5');
  expect(idle).toBeLessThan(10_000);
});
