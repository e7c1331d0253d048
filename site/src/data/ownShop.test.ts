import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/*
 * A site without the demo, as docs/operations.md describes it: a product file is imported, the server starts with roles, and the pages
 * read it as a guest.
 */
const inApi = (name: string) => fileURLToPath(new URL(`../../../packages/api/src/${name}`, import.meta.url));
const file = fileURLToPath(new URL('../../../packages/fixtures/examples/shopify.csv', import.meta.url));

let directory: string;
let server: ChildProcess;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'marketrow-own-'));
  const env = { PATH: process.env['PATH'], DATA_DIR: directory, PORT: '0', SITE_DIR: '/nowhere' };
  const seed = [inApi('seedCommand.ts'), '--from', file, '--shop', 'Café Nord', '--email', 'hi@nord.example'];
  const { status, stderr } = spawnSync(process.execPath, seed, { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  server = spawn(process.execPath, [inApi('main.ts')], { env: { ...env, SAMPLE_DATA: '0', ACCESS: 'roles' } });
  const url = await new Promise<string>((resolve) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /answers on (http:\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    }
  });
  vi.stubEnv('DEMO', '0');
  vi.stubEnv('COMMERCE_API_URL', url);
  // A first start makes the embedded database.
}, 180_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  const ended = once(server, 'close');
  server.kill('SIGKILL');
  await ended;
  rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
});

it('makes the home page of the catalog', async () => {
  const { marketHome } = await import('./marketHome');
  const home = await marketHome('de');
  expect(home).toMatchObject({
    slides: [],
    categories: [{ slug: 'shirts', name: 'Shirts' }],
    deals: 1,
    largest: 20,
    dealCards: [{ slug: 'ocean-blue-shirt' }],
    shops: [],
    arrivals: [],
    others: [{ slug: 'ocean-blue-shirt' }],
    testimonials: [],
  });
});

it('leaves the homes of the demo out, and leads to products in their place', async () => {
  const { furtherPath, hasGiftShop, hasGrocery, popularProducts } = await import('./index');
  expect([await hasGiftShop('en'), await hasGrocery('en')]).toEqual([false, false]);
  expect(await furtherPath('en')).toBe('/products/search');
  expect(await popularProducts('en')).toMatchObject([{ slug: 'ocean-blue-shirt' }]);
});

it.each([
  ['en', 'Everything that Café Nord sells.', 'Home'],
  ['de', 'Alles, was Café Nord verkauft.', 'Startseite'],
] as const)('words the frame in %s', async (locale, description, home) => {
  const { layout } = await import('./index');
  const { footer, mobileNavigation } = await layout(locale);
  expect([footer.description, mobileNavigation[0]?.title]).toEqual([description, home]);
});

it('builds the areas of work without records of customers, which only a role may read', async () => {
  const { readWork } = await import('./work');
  for (const path of ['/api/admin/orders', '/api/admin/customers', '/api/vendor/earning-history'] as const)
    expect(await readWork(path, 'en')).toEqual([]);
  expect(await readWork('/api/admin/products', 'en')).toMatchObject([{ slug: 'ocean-blue-shirt' }]);
  expect(await readWork('/api/admin/sellers', 'en')).toMatchObject([{ shopName: 'Café Nord', balance: 0 }]);
});
