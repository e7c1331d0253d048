import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
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

/** What a server with these options says about a connection after an answer, and whether it ends one by itself within four seconds. */
async function connectionOf(options: Pick<ServerOptions, 'trustedProxies' | 'keepAlive'>) {
  const fixed = { port: 0, dataDirectory: directory, siteDirectory: '/nowhere', logger: silentLogger, mock: false };
  const server = await createServer({ ...fixed, sampleUsers: false, ...options });
  const agent = new Agent({ keepAlive: true });
  try {
    const request = get({ port: server.port, path: '/healthz', agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { socket } = response;
    let isOpen = true;
    socket.once('close', () => (isOpen = false));
    response.resume();
    await once(response, 'end');
    await vi.waitFor(() => expect(isOpen).toBe(false), { timeout: 4_000, interval: 100 }).catch(() => undefined);
    return { header: response.headers['keep-alive'], isOpen };
  } finally {
    agent.destroy();
    await server.close();
  }
}

it('keeps a connection longer than the proxies in front do, and as long as it is told', async () => {
  expect(await connectionOf({ trustedProxies: 1 })).toEqual({ header: 'timeout=75', isOpen: true });
  expect(await connectionOf({ trustedProxies: 1, keepAlive: 1 })).toEqual({ header: 'timeout=1', isOpen: false });
});

it('gives a connection of a browser back soon', async () => {
  expect(await connectionOf({})).toMatchObject({ header: 'timeout=5' });
});
