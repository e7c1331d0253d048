import { audienceOf } from '@marketrow/contract';
import { operations } from '@marketrow/contract/calls';
import { administratorId, shops, users } from '@marketrow/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { post, testApp } from '../../test-utils/app.ts';
import { openInMemory, type TestDatabase } from '../../test-utils/databases.ts';
import { beginSession } from '../accounts/sessions.ts';
import { readConfig } from '../config.ts';
import { customers } from '../database/schema.ts';
import { fillWithSample } from '../records/sample.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const nobody = 'nobody';
const clients = [nobody, 'shopper', 'seller', 'admin'] as const;
type Client = (typeof clients)[number];

const ownerId = shops.find(({ slug }) => slug === 'keyboard-kiosk')?.user.id ?? '';
const people = {
  shopper: users[1]?.id ?? '',
  // One of the sellers with two shops would do as well.
  seller: ownerId,
  admin: administratorId,
};
const own = shops.filter(({ user }) => user.id === ownerId);
const other = shops.find(({ user }) => user.id !== ownerId) ?? shops[0];
const [ownShop] = own;
if (!ownShop || !other) throw new Error('mr: the sample has no seller. The roles need one. See the shops.');

/** Calls of the mock API. */
const calls = operations.filter(({ path }) => path.startsWith('/api/'));

let database: TestDatabase;
const tokens = new Map<Client, string>();

beforeAll(async () => {
  database = await openInMemory();
  await fillWithSample(database.orm);
  for (const client of ['shopper', 'seller', 'admin'] as const) {
    const [row] = await database.orm
      .update(customers)
      .set({ role: client, shops: client === 'seller' ? own.map(({ id, slug, name }) => ({ id, slug, name })) : [] })
      .where(eq(customers.userId, people[client]))
      .returning({ id: customers.id });
    tokens.set(client, await beginSession(database.orm, row?.id ?? '', undefined));
  }
});
afterAll(() => database.close());

function asking(changes: Parameters<typeof testApp>[1] = {}) {
  const app = testApp(database.orm, { access: 'roles', catalogue: undefined, ...changes });
  return (client: Client, method: string, path: string, body: unknown = {}) => {
    const token = tokens.get(client);
    const cookie: Record<string, string> = token === undefined ? {} : { Cookie: `session=${token}` };
    const init =
      method === 'GET' || method === 'DELETE' ? { method, headers: cookie } : { ...post(body, cookie), method };
    return Promise.resolve(app.request(path, init));
  };
}

/** Statuses by which a call is refused to a client for want of a right. */
const refused = [401, 403];

describe('ACCESS=roles', () => {
  /** Clients that may make the calls of an audience. */
  const table: Record<ReturnType<typeof audienceOf>, readonly Client[]> = {
    anyone: clients,
    account: ['shopper', 'seller', 'admin'],
    // The id of the path is the shopper's.
    self: ['shopper', 'admin'],
    seller: ['seller', 'admin'],
    admin: ['admin'],
  };

  it.each(clients)('lets %s make the calls that the table names, and no other', async (client) => {
    const ask = asking();
    const offenders: string[] = [];
    for (const { method, path } of calls) {
      const audience = audienceOf(method, path);
      const address = path.replace(/\{\w+\}/, audience === 'self' ? people.shopper : 'nothing');
      const { status } = await ask(client, method, address, { shopName: ownShop.name });
      const isAllowed = table[audience].includes(client);
      const wanted = client === nobody ? 401 : audience === 'self' ? 404 : 403;
      const isRight = isAllowed ? !refused.includes(status) && status < 500 : status === wanted;
      if (!isRight) offenders.push(`${method} ${path}: ${String(status)}`);
    }
    expect(offenders).toEqual([]);
  });

  it('gives every call but reads of the shop to somebody', () => {
    const open = calls.filter(({ method, path }) => audienceOf(method, path) === 'anyone');
    const writes = open.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    // A shopper without an account has orders, too: those of the browser.
    const ofOwnOrders = ['POST /api/users/refund-requests', 'PUT /api/users/orders/{id}'];
    expect(writes.sort()).toEqual(['DELETE /api/cart', 'PUT /api/cart', ...ofOwnOrders].sort());
    const ofPeople = open.filter(({ path }) => /admin|vendor|user|address|ticket/.test(path));
    expect(ofPeople.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/users/refund-requests',
      ...ofOwnOrders,
    ]);
    expect(calls.length).toBeGreaterThan(90);
  });

  it('answers 64 and more tries of each role at the records of others with 401, 403 or 404', async () => {
    const ask = asking();
    const others = users.filter(({ id }) => !Object.values(people).includes(id)).slice(0, 8);
    const foreign = shops.filter(({ user }) => user.id !== ownerId);
    const read = async (path: string) => (await (await ask('admin', 'GET', path)).json()) as Record<string, string>[];
    const [refunds, payouts, orders] = await Promise.all(
      ['refund-requests', 'payout-requests', 'orders'].map((list) => read(`/api/admin/${list}`)),
    );
    const foreignRefunds = (refunds ?? []).filter(({ shopName }) => !own.some(({ name }) => name === shopName));
    const admin: [string, string][] = [
      ...(orders ?? []).slice(0, 8).flatMap(({ id }): [string, string][] => [
        ['GET', `/api/admin/orders/${id ?? ''}`],
        ['PUT', `/api/admin/orders/${id ?? ''}`],
      ]),
      ...shops.map(({ id }): [string, string] => ['PUT', `/api/admin/sellers/${id}`]),
      ...(payouts ?? [])
        .slice(0, 8)
        .map(({ no }): [string, string] => ['PUT', `/api/admin/payout-requests/${no ?? ''}`]),
      ['GET', '/api/admin/customers'],
      ['GET', '/api/user-list'],
    ];
    const ofUsers = others.flatMap(({ id }): [string, string][] => [
      ['GET', `/api/user-list/${id}`],
      ['PUT', `/api/user-list/${id}`],
      ['PUT', `/api/user-list/${id}?id=own`],
    ]);
    const { addresses, tickets } = await import('@marketrow/fixtures');
    const ids = addresses.filter(({ user }) => !Object.values(people).includes(user.id)).slice(0, 6);
    const ofAddresses = ids.flatMap(({ id }): [string, string][] => [
      ['GET', `/api/address/user/${id}`],
      ['PUT', `/api/address/user/${id}`],
      ['DELETE', `/api/address/user/${id}`],
    ]);
    const slugs = tickets.filter(({ user }) => !Object.values(people).includes(user.id)).slice(0, 4);
    const ofTickets = slugs.flatMap(({ slug }): [string, string][] => [
      ['PUT', `/api/tickets/${slug}`],
      ['POST', `/api/tickets/${slug}/replies`],
    ]);
    const { products } = await import('@marketrow/fixtures');
    const ofGoods = products
      .filter(({ shop }) => shop !== undefined && shop.id !== ownShop.id)
      .slice(0, 6)
      .flatMap(({ slug }): [string, string][] => [
        ['PUT', `/api/vendor/products/${slug}`],
        ['DELETE', `/api/vendor/products/${slug}?shop=${ownShop.id}`],
      ]);
    expect(ofGoods).toHaveLength(12);
    const ofShops = foreign.flatMap(({ id, slug }): [string, string][] => [
      ...['product-reviews', 'refund-requests', 'payout-requests', 'sellers', 'earning-history'].map(
        (list): [string, string] => ['GET', `/api/vendor/${list}?shop=${id}`],
      ),
      ['GET', `/api/vendor/sellers?shop=${slug}`],
      ['GET', `/api/vendor/sellers?shop=${id}&shop=${ownShop.id}`],
      ['POST', `/api/vendor/payout-requests?shop=${id}`],
      ['GET', `/api/vendor/orders?shop=${id}`],
      ['PUT', `/api/vendor/orders/nothing?shop=${id}`],
      ['GET', `/api/vendor/products?shop=${id}`],
      ['POST', `/api/vendor/products?shop=${id}`],
    ]);
    const ofRefunds = foreignRefunds
      .slice(0, 8)
      .map(({ id }): [string, string] => ['PUT', `/api/vendor/refund-requests/${id ?? ''}?shop=${ownShop.id}`]);
    expect(foreignRefunds.length).toBeGreaterThan(0);

    const bodies: Record<string, unknown> = {
      tickets: { status: 'Closed', text: 'Mine now.' },
      vendor: { amount: 1, shopName: other.name, status: 'Accepted' },
      address: { title: 'Mine', street: '1', city: 'X', country: 'Y', phone: '1' },
    };
    for (const [client, tries] of [
      [nobody, [...admin, ...ofUsers, ...ofAddresses, ...ofTickets, ...ofShops, ...ofGoods, ...ofRefunds]],
      ['shopper', [...admin, ...ofUsers, ...ofAddresses, ...ofTickets, ...ofShops, ...ofGoods, ...ofRefunds]],
      ['seller', [...admin, ...ofUsers, ...ofAddresses, ...ofTickets, ...ofShops, ...ofGoods, ...ofRefunds]],
      // The administrator's own account has no addresses and tickets but its own either.
      ['admin', [...ofAddresses, ...ofTickets]],
    ] as const) {
      if (client !== 'admin') expect(tries.length).toBeGreaterThanOrEqual(64);
      const offenders: string[] = [];
      for (const [method, path] of tries) {
        const { status } = await ask(client, method, path, bodies[path.split('/')[2] ?? ''] ?? {});
        if (![401, 403, 404].includes(status)) offenders.push(`${client}: ${method} ${path}: ${String(status)}`);
      }
      expect(offenders).toEqual([]);
    }
  });

  it('stores every field of an address', async () => {
    const ask = asking();
    const place = { title: 'Cabin', street: '1 Lake Way', city: 'Lewes', country: 'Germany', phone: '1' };
    const whole = { ...place, line2: 'Floor 3', postcode: '79098', region: 'BW' };
    const { id } = (await (await ask('shopper', 'POST', '/api/address/user', place)).json()) as { id: string };
    const path = `/api/address/user/${id}`;
    const read = async () => (await (await ask('shopper', 'GET', path)).json()) as object;
    expect(await read()).toMatchObject(place);
    expect(await read()).not.toHaveProperty('postcode');
    expect((await ask('shopper', 'PUT', path, whole)).status).toBe(200);
    expect(await read()).toMatchObject(whole);
    await ask('shopper', 'PUT', path, { line2: '' });
    expect(await read()).not.toHaveProperty('line2');
    await ask('shopper', 'DELETE', path);
  });

  it('shows a seller the own shop, with and without its name, and an administrator every shop', async () => {
    const ask = asking();
    const rowsOf = async (client: Client, query: string) =>
      (await (await ask(client, 'GET', `/api/vendor/sellers${query}`)).json()) as { id: string }[];
    for (const query of ['', `?shop=${ownShop.id}`, `?shop=${ownShop.slug}`])
      expect((await rowsOf('seller', query)).map(({ id }) => id)).toEqual([ownShop.id]);
    expect((await rowsOf('admin', `?shop=${other.id}`)).map(({ id }) => id)).toEqual([other.id]);
    const asked = await ask('seller', 'POST', '/api/vendor/payout-requests', { amount: 1, shopName: ownShop.name });
    expect(asked.status).toBe(201);
    expect((await ask('seller', 'POST', '/api/vendor/payout-requests', { amount: 1 })).status).toBe(404);
    const [refund] = (await (await ask('seller', 'GET', '/api/vendor/refund-requests')).json()) as { id: string }[];
    if (refund) {
      const path = `/api/vendor/refund-requests/${refund.id}`;
      expect((await ask('seller', 'PUT', path, { status: 'Accepted' })).status).toBe(200);
    }
  });

  it.each([
    [nobody, '/admin/dashboard', '/login?returnTo=%2Fadmin%2Fdashboard'],
    [nobody, '/de/vendor/reviews?q=a', '/de/login?returnTo=%2Fde%2Fvendor%2Freviews%3Fq%3Da'],
    ['shopper', '/admin/orders/1', '/login?returnTo=%2Fadmin%2Forders%2F1#no-access'],
    ['shopper', '/vendor/dashboard', '/login?returnTo=%2Fvendor%2Fdashboard#no-access'],
    ['seller', '/admin/dashboard', '/login?returnTo=%2Fadmin%2Fdashboard#no-access'],
    ['seller', '/vendor/dashboard', `/vendor/dashboard?shop=${ownShop.id}`],
    ['seller', `/vendor/dashboard?shop=${other.id}`, `/vendor/dashboard?shop=${ownShop.id}`],
    ['seller', `/vendor/dashboard?shop=${ownShop.slug}`, null],
    ['admin', '/admin/dashboard', null],
    ['admin', `/vendor/dashboard?shop=${other.id}`, null],
    [nobody, '/%61dmin/dashboard', '/login?returnTo=%2F%2561dmin%2Fdashboard'],
    [nobody, '/admin/dashboard.html', '/login?returnTo=%2Fadmin%2Fdashboard.html'],
    [nobody, '/administration', null],
  ] as const)('leads %s from %s to %s', async (client, path, target) => {
    const response = await asking()(client, 'GET', path);
    expect(response.headers.get('Location')).toBe(target);
    expect(response.status).toBe(target === null ? 404 : 302);
  });
});

describe('ACCESS=open', () => {
  it('lets a guest and a shopper make every call, as the specification has no permission checks', async () => {
    const ask = asking({ access: 'open' });
    for (const client of [nobody, 'shopper'] as const) {
      const offenders: string[] = [];
      for (const { method, path } of calls) {
        const { status } = await ask(client, method, path.replace(/\{\w+\}/, 'nothing'));
        if (refused.includes(status) || status >= 500)
          offenders.push(`${client}: ${method} ${path}: ${String(status)}`);
      }
      expect(offenders).toEqual([]);
    }
    expect((await ask(nobody, 'GET', '/admin/dashboard')).headers.get('Location')).toBeNull();
  });

  it('answers records of an account to that account only, where there is no sample customer', async () => {
    const ask = asking({ access: 'open', demo: false });
    for (const path of ['/api/address/user', '/api/users/orders', '/api/tickets', `/api/user-list/${people.seller}`])
      expect((await ask(nobody, 'GET', path)).status).toBe(401);
    expect((await ask('shopper', 'GET', `/api/user-list/${people.seller}`)).status).toBe(404);
    expect((await ask('shopper', 'GET', '/api/address/user')).status).toBe(200);
    expect((await ask(nobody, 'GET', '/api/admin/orders')).status).toBe(200);
  });
});

describe('without a word from the operator', () => {
  it.each([
    ['127.0.0.1', 'open'],
    ['::1', 'open'],
    ['localhost', 'open'],
    ['0.0.0.0', 'roles'],
    ['::', 'roles'],
    ['192.168.1.4', 'roles'],
    ['shop.example', 'roles'],
  ])('a server on %s has the access %s', (HOST, access) => {
    expect(readConfig({ HOST })).toMatchObject({ access, isAccessDefault: true });
    expect(readConfig({ HOST, ACCESS: 'open' })).toMatchObject({ access: 'open', isAccessDefault: false });
    expect(readConfig({ HOST, ACCESS: 'roles' })).toMatchObject({ access: 'roles', isAccessDefault: false });
  });

  it('the demo is where nothing of the sample is switched off', () => {
    expect(readConfig({}).demo).toBe(true);
    expect(readConfig({ SAMPLE_DATA: '0' }).demo).toBe(false);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
    expect(readConfig({ DEMO: '1', SAMPLE_DATA: '0' }).demo).toBe(true);
    expect(() => readConfig({ ACCESS: 'all' })).toThrow(/ACCESS/);
  });
});
