import { operations } from '@marketrow/contract/calls';
import { createHandlers } from '@marketrow/fixtures/handlers';
import { createMockFetch } from '@marketrow/fixtures/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { post, testApp } from '../../test-utils/app.ts';
import { engines, type TestDatabase } from '../../test-utils/databases.ts';
import { fillWithSample } from './sample.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const reads = operations.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));

/** Addresses of a read: as it is, and with a query that gives data. */
function addressesOf({ path, params = {}, example }: (typeof reads)[number]): string[] {
  const known: Record<string, string> = { id: '4548b114-6fd3-8e43-9dd9-959517447215', ...params };
  const plain = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? 'nothing');
  // Without a slug a random product is answered.
  const alone = path === '/api/products/slug' ? [] : [plain];
  return example === undefined ? alone : [...alone, `${plain}?${example}`];
}

const addresses = [
  ...reads.flatMap(addressesOf),
  '/api/search?q=oil&sort=price-asc',
  '/api/search?category=groceries&rating=4&page=2',
  '/api/sales?page=2',
  '/api/products?limit=10&page=3',
  '/api/grocery-2/testimonial-list?home=market',
  '/api/gift-shop/products?tag=popular',
  '/api/related-products?slug=ash-dining-chair',
  '/api/frequently-bought-products?slug=dart-kick-scooter',
  '/api/products/slug?slug=%00',
  '/api/grocery-4/products?slug=%00',
  '/api/vendor/payout-requests?shop=scroll-through',
  '/api/vendor/product-reviews?shop=nobody',
];

describe.each(engines)('the tables on $name', ({ open }) => {
  let database: TestDatabase;
  let app: ReturnType<typeof testApp>;
  const memory = createMockFetch(createHandlers({ baseUrl: '*' }));

  beforeAll(async () => {
    database = await open();
    await fillWithSample(database.orm);
    app = testApp(database.orm, { catalogue: undefined });
  });
  afterAll(() => database.close());

  const fromMemory = async (address: string) => memory(new Request(`http://shop.test${address}`));

  it.each(['en', 'de'])('answer every read as the records in memory do, in %s', async (language) => {
    const offenders: string[] = [];
    for (const address of addresses) {
      const path = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
      const [own, other] = [await app.request(path), await fromMemory(path)];
      const bodies = await Promise.all([own, other].map((response) => response.text()));
      const [answer, wanted] = bodies.map((text) => (text === '' ? undefined : (JSON.parse(text) as unknown)));
      if (own.status !== other.status) offenders.push(`${path}: ${String(own.status)}, ${String(other.status)}`);
      else if (own.ok) expect(answer, path).toEqual(wanted);
    }
    expect(offenders).toEqual([]);
  });

  it('make a write that names itself once', async () => {
    const headers = { 'Idempotency-Key': 'ticket-1' };
    const body = { title: 'Where is my lamp', type: 'Normal', category: 'UX Problem', text: 'It was due on Monday.' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => app.request('/api/tickets', post(body, headers))),
    );
    const first = answers.find(({ status }) => status === 201);
    expect(first).toBeDefined();
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    const again = await app.request('/api/tickets', post(body, headers));
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await first?.json());
    const tickets = (await (await app.request('/api/tickets')).json()) as { title: string }[];
    expect(tickets.filter(({ title }) => title === body.title)).toHaveLength(1);
    const other = await app.request('/api/tickets', post({ ...body, text: 'another' }, headers));
    expect(other.status).toBe(422);
    expect((await app.request('/api/tickets', post(body, { 'Idempotency-Key': 'two words' }))).status).toBe(400);
    // A refused write was not made, and may be sent again.
    expect((await app.request('/api/tickets', post({}, { 'Idempotency-Key': 'ticket-2' }))).status).toBe(400);
    expect((await app.request('/api/tickets', post(body, { 'Idempotency-Key': 'ticket-2' }))).status).toBe(201);
  });
});
