import type { CartOwner } from '@marketrow/contract';
import type { Order } from '@marketrow/contract/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ada, ben, seedPeople } from '../test-utils/accounts.ts';
import { knownProduct, line, post, silentLogger, testApp } from '../test-utils/app.ts';
import { orderBody, storeOrder } from '../test-utils/orders.ts';
import { engines } from '../test-utils/databases.ts';
import { beginSession } from './accounts/sessions.ts';
import { createCatalogue } from './carts/catalogue.ts';
import { readCart, saveCart } from './carts/store.ts';
import type { Database } from './database/database.ts';
import {
  carts,
  customers,
  guestIdBindings,
  loginLimits,
  merges,
  orderLines,
  orders,
  sessions,
  wishLists,
} from './database/schema.ts';
import { createNotices } from './notices/notices.ts';
import { readWishList, saveWishList } from './orders/store.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/*
 * Who may reach what: every route, every client, every kind of id. `guest` is a cart of a guest,
 * `bound` an id under which Ada reads her own, `merged` one that was merged into hers, `unknown` never seen.
 */
const tables: Readonly<Record<string, string>> = {
  // Whose lines are answered: G the guest's, A Ada's, B Ben's, - none.
  'GET /cart-items/:guestId': `
             guest  bound  merged  unknown
    unauthenticated   G      -      -       -
    ada      G      A      A       A
    ben      G      B      B       B
    expired  G      -      -       -
    planted  G      -      -       -`,
  // Which cart has the saved line afterwards: the guest's of this id, or a customer's.
  'POST /cart-items': `
             guest  bound  merged  unknown
    unauthenticated   G      G      G       G
    ada      G      A      G       G
    ben      G      G      G       G
    expired  G      G      G       G
    planted  G      G      G       G`,
  // Status, and with + that the guest's lines moved into the client's cart. Claim: Ada.
  'POST /customer-cart-items/merge ada': `
             guest  bound  merged  unknown
    unauthenticated   401    401    401     401
    ada      200+   200    200     200
    ben      403    403    403     403
    expired  401    401    401     401
    planted  401    401    401     401`,
  'POST /customer-cart-items/merge ben': `
             guest  bound  merged  unknown
    unauthenticated   401    401    401     401
    ada      403    403    403     403
    ben      200+   409    409     200
    expired  401    401    401     401
    planted  401    401    401     401`,
  'POST /customer-cart-items/merge stranger': `
             guest  bound  merged  unknown
    unauthenticated   401    401    401     401
    ada      403    403    403     403
    ben      403    403    403     403
    expired  401    401    401     401
    planted  401    401    401     401`,
  // Who the answer names.
  'GET /session': `
             -
    unauthenticated   -
    ada      A
    ben      B
    expired  -
    planted  -`,
  // Whose sessions are over afterwards. The expired one, which is Ada's, is no session any more.
  'POST /logout': `
             -
    unauthenticated   -
    ada      A
    ben      B
    expired  -
    planted  -`,
  // A session is no key to another user's account: the password is asked for all the same. Tried with Ben's name.
  'POST /login/customer': `
             wrong  right
    unauthenticated   -      B
    ada      -      B
    ben      -      B
    expired  -      B
    planted  -      B`,
  // Whose the order is that was made of the guest's line, and an address without a cart. The guest's: G.
  'POST /orders': `
             guest  unknown
    unauthenticated   G      412
    ada      A      412
    ben      B      412
    expired  G      412
    planted  G      412`,
  // Whose the order is that is answered first, with a guest id beside the session. The guest's: G.
  'GET /orders': `
             guest  unknown
    unauthenticated   G      -
    ada      A      A
    ben      B      B
    expired  G      -
    planted  G      -`,
  // Status of a read of Ada's order, and of the guest's by the guest's id.
  'GET /orders/:id': `
             ada  guest
    unauthenticated   404  200
    ada      200  200
    ben      404  200
    expired  404  200
    planted  404  200`,
  // Status of a look-up by number and email of Ada's order, and of the guest's.
  'POST /orders/find': `
             ada  guest
    unauthenticated   404  200
    ada      404  200
    ben      404  200
    expired  404  200
    planted  404  200`,
  // Who the answer names.
  'GET /account': `
             -
    unauthenticated   401
    ada      A
    ben      B
    expired  401
    planted  401`,
  // Whose data the answer holds.
  'GET /account/export': `
             -
    unauthenticated   401
    ada      A
    ben      B
    expired  401
    planted  401`,
  // Whose account is gone afterwards, by whose password was sent.
  'DELETE /account': `
             ada  ben
    unauthenticated   -    -
    ada      A    -
    ben      -    B
    expired  -    -
    planted  -    -`,
  // Whose sessions are over afterwards.
  'POST /sessions/end-all': `
             -
    unauthenticated   -
    ada      A
    ben      B
    expired  -
    planted  -`,
  // Whose wishlist is answered.
  'GET /customer-wish-list': `
             -
    unauthenticated   401
    ada      A
    ben      B
    expired  401
    planted  401`,
  // Whose wishlist is the saved one afterwards.
  'PUT /customer-wish-list': `
             -
    unauthenticated   -
    ada      A
    ben      B
    expired  -
    planted  -`,
  // Whose records of the demo are answered: F the first sample user's, which are shown to unauthenticated clients.
  '/api/*': `
             user  orders  addresses
    unauthenticated   401   401     401
    ada      A     A       A
    ben      B     B       B
    expired  401   401     401
    planted  401   401     401`,
};

/** Routes on which nothing belongs to a user; the last is the site's. */
const open = [
  'GET /healthz',
  'GET /readyz',
  'GET /openapi.json',
  'GET /products/live',
  'POST /payments/:provider/webhook',
  // By a token, or for anybody; see notices.test.ts.
  'POST /stock-notices',
  'DELETE /stock-notices',
  // Reads a cart by its guest id and says a sum; see coupons.test.ts.
  'POST /coupons/check',
  // By the token of a mail, or for anybody; see realAccounts.test.ts.
  'POST /accounts',
  'POST /accounts/confirm',
  'POST /password-resets',
  'POST /password-resets/confirm',
  '/*',
];

interface Cell {
  client: string;
  column: string;
  expected: string;
}

function cellsOf(table: string): Cell[] {
  const [columns = [], ...rows] = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return rows.flatMap(([client = '', ...values]) =>
    values.map((expected, index) => ({ client, column: columns[index] ?? '', expected })),
  );
}

describe.each(engines)('access on $name', ({ open: openDatabase }) => {
  let database: Database;
  let app: ReturnType<typeof testApp>;
  const tokens = new Map<string, string>([['planted', 'A'.repeat(43)]]);

  const ownerOf = {
    A: { kind: 'customer', id: ada.customerId },
    B: { kind: 'customer', id: ben.customerId },
  } as const;
  /** Every cart holds one line whose id is its owner's letter. */
  const fill = (owner: CartOwner, letter: string) =>
    saveCart(database.orm, owner, [{ id: letter, slug: 's', name: 'n', price: 1, qty: 1, imgUrl: '/i' }]);
  const cartOf = async (owner: CartOwner) => (await readCart(database.orm, owner)).items;
  const lettersOf = (items: unknown) => (items as { id: string }[]).map(({ id }) => id).join('+') || '-';

  beforeAll(async () => {
    database = await openDatabase();
    await seedPeople(database.orm);
    const sold = ['A', 'B', 'G'].map((id) => ({ ...knownProduct, id, price: 1, discount: 0, size: null }));
    const accounts = { mailer: { send: () => undefined }, publicUrl: () => 'https://shop.example' };
    const catalogue = createCatalogue(sold);
    const notices = createNotices({ ...accounts, orm: database.orm, catalogue, logger: silentLogger });
    app = testApp(database.orm, { catalogue, accounts, notices, demo: false });
  });
  afterAll(() => database.close());

  const reset = async () => {
    const { orm } = database;
    await seedPeople(orm);
    await orm.delete(loginLimits);
    for (const table of [carts, guestIdBindings, merges, sessions, orders, wishLists]) await orm.delete(table);
    for (const [letter, owner] of Object.entries(ownerOf)) await fill(owner, letter);
    await fill({ kind: 'guest', id: 'guest' }, 'G');
    await orm.insert(guestIdBindings).values({ guestId: 'bound', customerId: ada.customerId });
    await orm
      .insert(merges)
      .values({ guestId: 'merged', customerId: ada.customerId, result: { merged: 0 }, lines: [] });
    tokens.set('expired', await beginSession(orm, ada.customerId, undefined));
    await orm.update(sessions).set({ seenAt: sql`now() - interval '8 days'` });
    tokens.set('ada', await beginSession(orm, ada.customerId, undefined));
    tokens.set('ben', await beginSession(orm, ben.customerId, undefined));
  };

  const call = (client: string, path: string, init: RequestInit = {}, guestId?: string) => {
    const headers = new Headers(init.headers);
    const token = tokens.get(client);
    const cookies = [...(token === undefined ? [] : [`session=${token}`]), ...(guestId ? [`guestId=${guestId}`] : [])];
    if (cookies.length > 0) headers.set('Cookie', cookies.join('; '));
    return Promise.resolve(app.request(path, { ...init, headers }));
  };
  const json = async (response: Response): Promise<unknown> => response.json();
  const sessionLetter = async (client: string): Promise<string> => {
    const { user_id: user } = (await json(await call(client, '/session'))) as { user_id: string | null };
    return user === ada.id ? 'A' : user === ben.id ? 'B' : '-';
  };

  const merge = (customerId: string) => async (client: string, guestId: string) => {
    const before = { A: await cartOf(ownerOf.A), B: await cartOf(ownerOf.B) };
    const { status } = await call(client, '/customer-cart-items/merge', post({ guestId, customerId }));
    for (const letter of ['A', 'B'] as const) {
      const isClient = letter === (client === 'ada' ? 'A' : 'B');
      const now = await cartOf(ownerOf[letter]);
      if (isClient && now.length > before[letter].length) return `${status}+`;
      expect(now).toEqual(before[letter]);
    }
    return String(status);
  };

  /** One order of Ada, of Ben and of the guest; customers' orders are the newer ones. Returns their ids. */
  const placeOrders = async () => {
    const ids = { A: crypto.randomUUID(), B: crypto.randomUUID(), G: crypto.randomUUID() };
    const owners = { A: ada.customerId, B: ben.customerId, G: null };
    for (const letter of ['G', 'A', 'B'] as const) {
      const guestId = letter === 'G' ? 'guest' : 'elsewhere';
      const createdAt = new Date(letter === 'G' ? 0 : 1_000);
      const owner = { guestId, idempotencyKey: letter, fingerprint: '', customerId: owners[letter], createdAt };
      await storeOrder(database.orm, { id: ids[letter], ...owner }, letter);
    }
    return ids;
  };
  const asJson = { headers: { Accept: 'application/json' } };

  /** Customers without a session, whose tokens have one before. */
  const endedSessions = async () => {
    const ended = [];
    if ((await sessionLetter('ada')) === '-') ended.push('A');
    if ((await sessionLetter('ben')) === '-') ended.push('B');
    return ended.join() || '-';
  };

  /** What really happens in a cell, in the words of the tables. */
  const observe: Record<string, (client: string, column: string) => Promise<string>> = {
    'GET /cart-items/:guestId': async (client, guestId) =>
      lettersOf(await json(await call(client, `/cart-items/${guestId}`))),
    'POST /cart-items': async (client, guestId) => {
      const saved = [line({ id: 'saved' })];
      expect((await call(client, '/cart-items', post({ guestId, items: saved }))).status).toBe(200);
      const owners = { ...ownerOf, G: { kind: 'guest', id: guestId } } as const;
      const hits: string[] = [];
      for (const [letter, owner] of Object.entries(owners)) {
        if (lettersOf(await cartOf(owner)) === 'saved') hits.push(letter);
      }
      return hits.join();
    },
    'POST /customer-cart-items/merge ada': merge(ada.customerId),
    'POST /customer-cart-items/merge ben': merge(ben.customerId),
    'POST /customer-cart-items/merge stranger': merge('unknown-customer'),
    'GET /session': sessionLetter,
    'POST /logout': async (client) => {
      expect((await call(client, '/logout', post({}))).status).toBe(200);
      return endedSessions();
    },
    'POST /sessions/end-all': async (client) => {
      await call(client, '/sessions/end-all', post({}));
      return endedSessions();
    },
    'GET /account/export': async (client) => {
      const response = await call(client, '/account/export');
      if (!response.ok) return String(response.status);
      const { account } = (await json(response)) as { account: { id: string } };
      return account.id === ada.id ? 'A' : account.id === ben.id ? 'B' : account.id;
    },
    'DELETE /account': async (client, column) => {
      const { password } = column === 'ada' ? ada : ben;
      await call(client, '/account', { ...post({ password }), method: 'DELETE' });
      const left = (await database.orm.select({ id: customers.id }).from(customers)).map(({ id }) => id);
      const gone = Object.entries(ownerOf).filter(([, { id }]) => !left.includes(id));
      return gone.map(([letter]) => letter).join() || '-';
    },
    'POST /login/customer': async (client, column) => {
      const password = column === 'right' ? ben.password : ada.password;
      const response = await call(client, '/login/customer', post({ username: ben.email, password }));
      const { user_id: user } = (await json(response)) as { user_id?: string };
      return user === undefined ? '-' : user === ben.id ? 'B' : user;
    },
    'POST /orders': async (client, guestId) => {
      const headers = { 'Idempotency-Key': 'key' };
      const cart = await readCart(database.orm, { kind: 'guest', id: guestId });
      const body = orderBody(guestId, `"${cart.rev}"`);
      const { status } = await call(client, '/orders', post(body, headers));
      const [order] = await database.orm.select().from(orders);
      if (!order) return String(status);
      expect(await database.orm.select().from(orderLines)).toHaveLength(1);
      return order.customerId === null ? 'G' : order.customerId === ada.customerId ? 'A' : 'B';
    },
    'GET /orders': async (client, guestId) => {
      await placeOrders();
      const found = (await json(await call(client, '/orders', asJson, guestId))) as Order[];
      return found[0]?.items[0]?.product_id ?? '-';
    },
    'GET /orders/:id': async (client, column) => {
      const ids = await placeOrders();
      const id = column === 'ada' ? ids.A : ids.G;
      return String((await call(client, `/orders/${id}`, asJson, 'guest')).status);
    },
    'POST /orders/find': async (client, column) => {
      const ids = await placeOrders();
      const number = column === 'ada' ? ids.A : ids.G;
      return String((await call(client, '/orders/find', post({ number, email: 'a@shop.test' }))).status);
    },
    'GET /account': async (client) => {
      const response = await call(client, '/account');
      if (!response.ok) return String(response.status);
      const { id } = (await json(response)) as { id: string };
      return id === ada.id ? 'A' : id === ben.id ? 'B' : id;
    },
    'GET /customer-wish-list': async (client) => {
      for (const [letter, { id }] of Object.entries(ownerOf)) await saveWishList(database.orm, id, { ids: [letter] });
      const response = await call(client, '/customer-wish-list');
      return response.ok ? ((await json(response)) as { ids: string[] }).ids.join() : String(response.status);
    },
    'PUT /customer-wish-list': async (client) => {
      await call(client, '/customer-wish-list', { ...post({ ids: ['saved'] }), method: 'PUT' });
      const hits: string[] = [];
      for (const [letter, { id }] of Object.entries(ownerOf))
        if ((await readWishList(database.orm, id)).includes('saved')) hits.push(letter);
      return hits.join() || '-';
    },
    '/api/*': async (client, column) => {
      const paths = { user: '/api/address/user', orders: '/api/users/orders', addresses: '/api/address/address-ids' };
      const { status } = await call(client, paths[column as keyof typeof paths]);
      if (status !== 200) return String(status);
      return sessionLetter(client);
    },
  };

  it.each(['unauthenticated', 'ada', 'ben', 'expired', 'planted'])('%s reaches what the tables say', async (client) => {
    const offenders: string[] = [];
    for (const [route, table] of Object.entries(tables)) {
      for (const { column, expected } of cellsOf(table).filter((cell) => cell.client === client)) {
        await reset();
        const seen = await observe[route]?.(client, column);
        if (seen !== expected) offenders.push(`${route}, ${column}: ${String(seen)}, not ${expected}`);
      }
    }
    expect(offenders).toEqual([]);
  });

  it('has a table for every route', () => {
    const known = [...Object.keys(tables).map((route) => route.split(' ').slice(0, 2).join(' ')), ...open];
    const paths = new Set(known.map((route) => route.replace(/^[A-Z]+ /, '')));
    const ofApp = app.routes.map(({ method, path }) => (method === 'ALL' ? path : `${method} ${path}`));
    // What answers 405 is registered for all methods, on a path that is known.
    expect(ofApp.filter((route) => !known.includes(route) && !paths.has(route))).toEqual([]);
    expect(known.filter((route) => !ofApp.includes(route))).toEqual([]);
  });
});
