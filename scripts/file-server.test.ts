import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveFiles } from './lib/file-server.mjs';

it('answers an unknown address with 404, and with 404.html once there is one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  const server = await serveFiles(folder, { port: 0 });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/unknown`;
  expect((await fetch(address)).status).toBe(404);
  writeFileSync(join(folder, '404.html'), 'Not here');
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not here']);
  server.close();
});
