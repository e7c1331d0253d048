import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { silentLogger } from '../test-utils/app.ts';
import { type Answer, limitConnections, oneAtATime } from './connections.ts';
import { createDrain } from './listening.ts';

const open: { server?: Server; sockets: Socket[] } = { sockets: [] };
afterEach(() => {
  for (const socket of open.sockets) socket.destroy();
  open.server?.closeAllConnections();
  open.server?.close();
  open.sockets = [];
});

async function serve(answer: Answer, limits?: Parameters<typeof limitConnections>[1]) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.server = server;
  if (limits) limitConnections(server, limits, silentLogger);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const join = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    open.sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  return { server, join };
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

it('answers what a client has sent ahead one after the other, in its order', async () => {
  const state = { running: 0, most: 0 };
  const { join } = await serve(
    oneAtATime((incoming, outgoing) => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      setTimeout(() => {
        state.running -= 1;
        outgoing.end(`<${incoming.url ?? ''}>`);
      }, 1);
    }),
  );
  const socket = await join();
  const paths = Array.from({ length: 400 }, (_, index) => `/${index}`);
  socket.write(paths.map(request).join(''));
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.includes('</399>')) break;
  }
  expect(text.match(/<[^>]+>/g)).toEqual(paths.map((path) => `<${path}>`));
  expect(state.most).toBe(1);
});

it('starts nothing for a client that has gone', async () => {
  const started: string[] = [];
  const { join } = await serve(
    oneAtATime((incoming, outgoing) => {
      started.push(incoming.url ?? '');
      setTimeout(() => outgoing.end('late'), 50);
    }),
  );
  const socket = await join();
  socket.write(request('/1') + request('/2'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(started).toEqual(['/1']);
});

it('takes so many connections of one address and no more, until one ends', async () => {
  const limits = { total: 10, perAddress: 2, countsPrivate: true };
  const { join } = await serve((_incoming, outgoing) => outgoing.end('here'), limits);
  const first = await join();
  await join();
  await once(await join(), 'close');
  first.destroy();
  await once(first, 'close');
  const next = await join();
  next.write(request('/'));
  expect(String(await once(next, 'data'))).toContain('here');
});

it('answers on open connections while it closes, and tells the clients to connect anew', async () => {
  const drain = createDrain();
  const { server, join } = await serve(
    drain.follow((incoming, outgoing) => {
      setTimeout(() => outgoing.end('done'), incoming.url === '/slow' ? 100 : 0);
    }),
  );
  const [slow, idle] = [await join(), await join()];
  slow.write(request('/slow'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  const closed = drain.close(server, 0);
  expect(drain.isClosing).toBe(true);
  idle.write(request('/quick'));
  const answers = await Promise.all([slow, idle].map(async (socket) => String(await once(socket, 'data'))));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n(?=[^]*Connection: close\r\n)/);
  await closed;
});
