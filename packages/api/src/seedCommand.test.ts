import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layoutSchema, productSchema, type Product } from '@marketrow/contract/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { post } from '../test-utils/app.ts';
import { prepareDataDirectory } from '../test-utils/pglite.ts';
import { startPostgres, type TestPostgres } from '../test-utils/postgres.ts';
import { killLeftovers, startProcess } from '../test-utils/process.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const command = fileURLToPath(new URL('seedCommand.ts', import.meta.url));
const example = (name: string) => fileURLToPath(new URL(`../../fixtures/examples/${name}.csv`, import.meta.url));

let template: string;
let directory: string;
let postgres: TestPostgres;

beforeAll(async () => {
  // A first start makes the cluster, which takes seconds: each test gets a copy.
  template = mkdtempSync(join(tmpdir(), 'marketrow-seed-'));
  await prepareDataDirectory(template);
  postgres = await startPostgres();
});
afterAll(async () => {
  rmSync(template, { recursive: true, force: true });
  await postgres.stop();
});
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marketrow-seed-'));
  cpSync(join(template, 'pglite'), join(directory, 'pglite'), { recursive: true });
});
afterEach(() => {
  killLeftovers();
  rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
});

/** Runs the command to its end. */
function seed(args: string[], environment: Record<string, string> = { DATA_DIR: directory }) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...environment };
    const child = execFile(process.execPath, [command, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

/** Starts the shop without the demo. Returns a function that reads a call. */
async function startShop(environment: Record<string, string> = { DATA_DIR: directory }) {
  const server = startProcess({ SAMPLE_DATA: '0', DEMO: '0', ...environment });
  const url = await server.url;
  const read = async (path: string) => {
    const response = await fetch(url + path);
    expect(response.status).toBe(200);
    return (await response.json()) as unknown;
  };
  const stop = async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  return { url, read, stop };
}

it.each([
  [
    'shopify',
    { slug: 'ocean-blue-shirt', price: 1199, compareAtPrice: 1499.95, brand: 'partners-demo', categories: ['shirts'] },
    ['ocean-blue-shirt', 'gift-card'],
    ['Shirts', 'Gifts'],
  ],
  [
    'woocommerce',
    { slug: 'v-neck-t-shirt', price: 20.5, brand: null, categories: ['t-shirts', 'sale'] },
    ['v-neck-t-shirt', 'kapuzenpulli-groesse-l'],
    ['T-Shirts', 'Sale', 'Hoodies'],
  ],
])('fills an empty shop with the products of %s, without the demo', async (name, product, slugs, categories) => {
  const { code, output } = await seed(['--from', example(name), '--shop', 'Café Nord', '--email', 'hi@nord.example']);
  expect(output).toMatch(/Filled: shops, 1\n[^]*Filled: products, 2\n[^]*SAMPLE_DATA=0/);
  expect(code).toBe(0);

  const { url, read, stop } = await startShop();
  const page = (await read('/api/products?page=1&limit=24')) as Product[];
  expect(page.map(({ slug }) => slug)).toEqual(slugs);
  const one = productSchema.parse(await read(`/api/products/slug?slug=${product.slug}`));
  expect(one).toMatchObject({ ...product, shop: { slug: 'cafe-nord', name: 'Café Nord', email: 'hi@nord.example' } });
  expect(await read('/api/admin/category')).toMatchObject(categories.map((title) => ({ name: title })));
  const { header, footer } = layoutSchema.parse(await read('/api/layout'));
  expect(header.categories.map((category) => category.name)).toEqual(categories);
  expect(footer.contact.email).toBe('hi@nord.example');

  // What a shopper puts into the cart has the price of the file.
  const [choice] = one.variants ?? [];
  const line = { id: choice?.id ?? one.id, slug: one.slug, name: one.title, price: 1, qty: 1, imgUrl: one.thumbnail };
  const saved = await fetch(`${url}/cart-items`, post({ guestId: 'g1', items: [line] }));
  expect(await saved.json()).toMatchObject({ items: [{ price: choice?.price ?? one.price }] });
  await stop();
});

it('fills PostgreSQL, and refuses to fill it twice', async () => {
  const environment = { DATABASE_URL: postgres.url };
  expect(await seed(['--from', example('shopify')], environment)).toMatchObject({ code: 0 });
  const again = await seed(['--from', example('woocommerce')], environment);
  expect(again.code).toBe(1);
  expect(again.output).toMatch(/has products already, and nothing was written/);
  const { read, stop } = await startShop(environment);
  expect(((await read('/api/products')) as Product[]).map(({ id }) => id)).toEqual(['ocean-blue-shirt', 'gift-card']);
  await stop();
});

describe('a file that does not fit', () => {
  it('is named with row and field, and nothing is written', async () => {
    const file = join(directory, 'products.csv');
    writeFileSync(file, readFileSync(example('shopify'), 'utf8').replace(',25,', ',25 USD,'));
    const { code, output } = await seed(['--from', file]);
    expect(code).toBe(1);
    expect(output).toContain(`${file}, row 5, Variant Price: expected an amount such as 12.50, got "25 USD"`);
    expect(output).toContain('nothing was written');
    expect(output).not.toContain('Filled');
    const { read, stop } = await startShop();
    expect(await read('/api/products')).toEqual([]);
    await stop();
  });

  it.each([
    [[], 'no file is named'],
    [['--from', '/nowhere/products.csv'], '/nowhere/products.csv cannot be read (ENOENT)'],
    [['--from', command], 'no product export of Shopify (column Handle) or WooCommerce'],
    [['--form', 'a.csv'], '--form'],
    [['--from', example('shopify'), '--email', 'nobody'], '--email is no address: "nobody"'],
  ])('%j is refused', async (args, message) => {
    const { code, output } = await seed(args);
    expect(output).toContain(message);
    expect(output).toMatch(/^(?:mr: |nothing)/m);
    expect(code).toBe(1);
  });
});
