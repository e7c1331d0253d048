/*
 * Reads of a catalog of 100,000 products from tables, one call after the other on one connection: the 50th and the 95th percentile of
 * each and its processor time in the server, on PGlite and on PostgreSQL with fsync on. `node packages/api/bench/catalog.ts`; `--products=100000`, `--calls=60` of each read,
 * `--engine=pglite` or `--engine=postgres` for one of them; `--most=50` sets the exit code by the p95 of the first page in milliseconds.
 * `--url=` measures a running server.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Product } from '@marketrow/contract/schemas';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/database/open.ts';
import { createLogger } from '../src/logger.ts';
import { fillWithSample } from '../src/records/sample.ts';
import { startPostgres } from '../test-utils/postgres.ts';
import { startProcess } from '../test-utils/process.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '60' },
    engine: { type: 'string' },
    url: { type: 'string' },
    most: { type: 'string', default: 'Infinity' },
  },
});

/** Columns that a copy takes over from its product. */
const copied = {
  products: `description, shop_id, brand, compare_at, discount, size, colors, images, categories, status, rating_counts, rating, unit,
    published, stock, sku, attributes, color_images, texts`,
  variants: 'color, size, price, compare_at, discount, stock',
  reviews: 'name, image, rating, date, comment, published, texts',
};

/** Copies the products of the sample with their variants and reviews until there are enough. */
const copying = [
  `create temporary table copies as select id as source, id || '-' || copy as id, copy, position
    from products, generate_series(1, ${values.products} / (select count(*) from products)) as copy
    order by copy, position limit ${values.products} - (select count(*) from products)`,
  `insert into products (id, slug, title, price, ${copied.products})
    select copies.id, slug || '-' || copy, title || ' ' || copy, price + copy, ${copied.products}
    from copies join products on products.id = source order by copy, products.position`,
  `insert into variants (id, product_id, ${copied.variants})
    select replace(variants.id, product_id, copies.id), copies.id, ${copied.variants}
    from copies join variants on product_id = source order by copy, variants.position`,
  `insert into reviews (id, product_id, ${copied.reviews})
    select reviews.id || '-' || copy, copies.id, ${copied.reviews}
    from copies join reviews on product_id = source order by copy, reviews.position`,
  'analyze products, variants, reviews',
];

async function fill(databaseUrl: string | undefined, dataDirectory: string): Promise<void> {
  const started = performance.now();
  const location = { databaseUrl, dataDirectory, pool: { longestStatement: 600_000 } };
  const database = await openDatabase(location, createLogger('silent'));
  await fillWithSample(database.orm);
  await database.orm.transaction(async (transaction) => {
    for (const statement of copying) await transaction.execute(sql.raw(statement));
  });
  await database.close();
  console.log(`filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
}

/** Path of the nth call of each read. */
type Reads = Readonly<Record<string, (call: number) => string>>;

const words = [
  'lamp',
  'shoes',
  'oak table',
  'coffee',
  'phone case',
  'red dress',
  'garden',
  'olive oil',
  'bike',
  'jacket',
];
const kinds = ['groceries', 'fashion', 'electronics', 'security', 'giftshop'];

function readsOf(products: readonly Pick<Product, 'id' | 'slug'>[]): Reads {
  const at = <Value>(list: readonly Value[], call: number) => list[(call * 79) % list.length];
  const slugAt = (call: number) => at(products, call)?.slug ?? '';
  const word = (call: number) => encodeURIComponent(at(words, call) ?? '');
  return {
    'first page': () => '/api/products?limit=24',
    'second page': () => '/api/products?limit=24&page=2',
    'last page': () => `/api/products?limit=24&page=${String(Math.floor(Number(values.products) / 24))}`,
    'admin list': () => '/api/admin/products?limit=100',
    'one product': (call) => `/api/products/slug?slug=${slugAt(call)}`,
    'live values of 40': (call) => {
      const some = Array.from({ length: 40 }, (_, place) => at(products, call * 40 + place)?.id ?? '');
      return `/products/live?${some.map((id) => `ids=${id}`).join('&')}`;
    },
    'all, by price': (call) => `/api/search?sort=price-${call % 2 === 0 ? 'asc' : 'desc'}`,
    'by category': (call) => `/api/search?category=${at(kinds, call) ?? ''}`,
    'by category and price': (call) => `/api/search?category=${at(kinds, call) ?? ''}&sort=price-asc`,
    search: (call) => `/api/search?q=${word(call)}`,
    suggestions: (call) => `/api/products/search?q=${word(call).slice(0, 3)}`,
    related: (call) => `/api/related-products?slug=${slugAt(call)}`,
    deals: () => '/api/sales',
    'stock out': () => '/api/admin/stock-out-products',
  };
}

/** Milliseconds of calls, one after the other, from the shortest. */
async function timesOf(url: string, pathOf: (call: number) => string, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now();
    const response = await fetch(url + pathOf(call));
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${pathOf(call)} answered ${String(response.status)}`);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
}

const shareOf = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;

/** User and system time of a process in milliseconds; a tick is a hundredth of a second on Linux. */
function processorTimeOf(pid: number | undefined): number {
  if (pid === undefined) return NaN;
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Prints the percentiles of each read and its processor time in the server; returns the p95 of the first page. */
async function measure(engine: string, url: string, pid?: number): Promise<number> {
  const some = (await (await fetch(`${url}/api/products?limit=1000`)).json()) as Product[];
  let first = NaN;
  for (const [name, pathOf] of Object.entries(readsOf(some))) {
    await timesOf(url, pathOf, 3);
    const before = processorTimeOf(pid);
    const times = await timesOf(url, pathOf, Number(values.calls));
    const processor = (processorTimeOf(pid) - before) / times.length;
    const [middle = NaN, high = NaN] = [0.5, 0.95].map((share) => shareOf(times, share));
    if (name === 'first page') first = high;
    const load = loadavg()[0]?.toFixed(1) ?? '';
    console.log(
      `${engine}, ${name}: p50 ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms, processor ${processor.toFixed(1)} ms, load ${load}`,
    );
  }
  return first;
}

async function measureServer(engine: string, environment: Record<string, string>): Promise<number> {
  const server = startProcess({ ...environment, NODE_ENV: 'production', KEEP_ALIVE: '60' });
  try {
    const first = await measure(engine, await server.url, server.child.pid);
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(server.child.pid)}/status`, 'utf8')) ?? [];
    console.log(`${engine}, memory of the process: ${(Number(kilobytes) / 1_024).toFixed(0)} MB`);
    return first;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

const firsts: number[] = [];
if (values.url !== undefined) firsts.push(await measure('server', values.url));
if (values.url === undefined && values.engine !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'marketrow-catalog-'));
  try {
    await fill(undefined, folder);
    firsts.push(await measureServer('PGlite', { DATA_DIR: folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (values.url === undefined && values.engine !== 'pglite') {
  const postgres = await startPostgres({ isDurable: true });
  try {
    await fill(postgres.url, '');
    firsts.push(await measureServer('PostgreSQL', { DATABASE_URL: postgres.url }));
  } finally {
    await postgres.stop();
  }
}
process.exitCode = firsts.some((first) => first > Number(values.most)) ? 1 : 0;
