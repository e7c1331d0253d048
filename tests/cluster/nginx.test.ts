import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { line, post } from '../../packages/api/test-utils/app.ts';
import { killLeftovers, type ServerProcess, startProcess } from '../../packages/api/test-utils/process.ts';

const front = 'http://127.0.0.1:4390';
const folder = mkdtempSync(join(tmpdir(), 'marketrow-nginx-'));
const pages = ['/', '/gift-shop', '/_astro/shop.abc123.js', '/images/mug.webp'];

let nginx: ChildProcess;
let server: ServerProcess;
/** Everything that the API has written: a line for each request. */
let log = '';

beforeAll(async () => {
  chmodSync(folder, 0o755); // nginx works as a user of its own.
  const site = join(folder, 'site');
  for (const place of ['', '_astro', 'images']) mkdirSync(join(site, place), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(site, 'gift-shop.html'), '<!doctype html><title>Gift shop</title>');
  writeFileSync(join(site, '_astro', 'shop.abc123.js'), 'export {};');
  writeFileSync(join(site, 'images', 'mug.webp'), 'RIFF');
  server = startProcess({ DATA_DIR: join(folder, 'data'), SITE_DIR: site, LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' });
  server.child.stdout?.on('data', (text: string) => (log += text));
  const configuration = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replaceAll('FOLDER', folder)
    .replace('listen LISTEN', `listen ${new URL(front).host}`)
    .replace('server API', `server ${new URL(await server.url).host}`);
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await vi.waitUntil(() => fetch(`${front}/healthz`).catch(() => undefined), { timeout: 20_000 });
});
afterAll(async () => {
  if (nginx.exitCode === null) {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    await ended;
  }
  killLeftovers();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

it('answers what is the same for everybody without the API, and lets every call through', async () => {
  const get = async (path: string) => {
    const response = await fetch(front + path);
    return { status: response.status, cache: response.headers.get('X-Cache'), text: await response.text() };
  };
  for (const page of pages) expect(await get(page), page).toMatchObject({ status: 200, cache: 'MISS' });
  await vi.waitUntil(() => pages.every((page) => log.includes(`"${page}"`)));
  log = '';
  for (let turn = 0; turn < 20; turn += 1) {
    const answers = await Promise.all(pages.map(get));
    expect(answers.map(({ cache }) => cache)).toEqual(pages.map(() => 'HIT'));
  }
  for (const qty of [1, 2, 3]) {
    const saved = await fetch(`${front}/cart-items`, post({ guestId: 'g', items: [line({ qty })] }));
    expect(saved.status).toBe(200);
    expect((await get('/cart-items/g')).text).toContain(`"qty":${qty}`);
  }
  // The log arrives a moment after the answers; the calls are its last lines.
  await vi.waitUntil(() => log.split('\n').filter((text) => text.includes('cart-items')).length >= 6);
  expect(pages.filter((page) => log.includes(`"${page}"`))).toEqual([]);
});
