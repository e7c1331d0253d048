import { type CatalogEntry, type CatalogProduct, orderRefusals } from '@marketrow/contract';
import { type Order, orderSchema } from '@marketrow/contract/schemas';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ada, ben, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { knownProduct, line, post, testApp } from '../../test-utils/app.ts';
import { balanced, settings, type TestDatabase } from '../../test-utils/databases.ts';
import { orderBody } from '../../test-utils/orders.ts';
import { type Answering, createVisitor, type Visitor } from '../../test-utils/visitor.ts';
import type { Mail } from '../accounts/mailer.ts';
import { createCatalogue } from '../carts/catalogue.ts';
import { purge } from '../database/purge.ts';
import { orderKeys, orders } from '../database/schema.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const known = line({ id: 'known', price: 7.5, qty: 2 });
const ownProducts: CatalogProduct[] = [
  { ...knownProduct, id: 'sold-out', slug: 'roller-skates', title: 'Roller skates', stock: 0 },
  {
    ...knownProduct,
    id: 'scarce',
    variants: [
      { id: 'scarce~22283f~L', stock: 0 },
      { id: 'scarce~22283f~M', stock: 1 },
    ],
  },
  { ...knownProduct, id: 'unpublished', published: false },
  { ...knownProduct, id: 'odd', slug: 'Blue Mug_1', thumbnail: 'http://pictures.test/mug.png' },
];

describe.each(settings)('orders on $name', ({ open }) => {
  let database: TestDatabase;
  let app: Answering;

  beforeAll(async () => {
    database = await open();
    await seedPeople(database.orm);
    app = balanced(database, {
      catalogue: createCatalogue([knownProduct, ...ownProducts]),
    });
  });
  afterAll(() => database.close());

  /** A browser whose guest cookie the cart client has written. */
  const guest = (guestId: string, asked = app): Visitor => {
    const visitor = createVisitor(asked);
    visitor.cookies.set('guestId', guestId);
    return visitor;
  };
  const place = (visitor: Visitor, body: unknown, key = 'key-1') =>
    visitor.request('/orders', post(body, { 'Idempotency-Key': key }));
  const orderOf = async (response: Response) => (await response.json()) as Order;
  const ownOrders = async (visitor: Visitor) => (await (await visitor.request('/api/users/orders')).json()) as Order[];
  const contactOf = (key: string) => ({
    firstName: 'Ines',
    lastName: 'Calder',
    email: `${key}@shop.test`,
    phone: '+1 555 010 0101',
  });
  const ownAddress = { street: '1 Lake Way', city: 'Lewes', country: 'USA' };

  /** Saves a cart and gives its tag. */
  const fill = async (visitor: Visitor, guestId: string, items = [known]) =>
    (await visitor.save(guestId, items)).headers.get('ETag') ?? '';

  it('makes an order of the stored cart, at its own prices, and empties the cart', async () => {
    const visitor = guest('happy');
    const etag = await fill(visitor, 'happy', [
      known,
      line({ id: 'known~22283f~L', name: 'Blauer Becher (Mitternachtsblau, L)', price: 7.5 }),
    ]);
    const response = await place(visitor, orderBody('happy', etag, { note: 'Ring twice' }));
    expect(response.status).toBe(201);
    expect(visitor.cookies.get('mr-orders')).toBe('1');
    const order = await orderOf(response);
    expect(orderSchema.parse(order)).toEqual(order);
    expect(order).toMatchObject({
      status: 'Pending',
      totalPrice: 30,
      note: 'Ring twice',
      shippingAddress: '1 Lake Way, Lewes, USA',
      items: [
        { product_name: 'Blue mug', product_price: 7.5, product_quantity: 2 },
        {
          product_name: 'Blauer Becher',
          variant: 'Mitternachtsblau, Größe L',
          product_price: 7.5,
          product_quantity: 2,
        },
      ],
    });
    expect(response.headers.get('Location')).toBe(`/orders/${order.id}`);
    const cart = await visitor.request('/cart-items/happy');
    expect(await cart.json()).toEqual([]);
    expect(cart.headers.get('ETag')).toBe('"2"');
    // A save that knew the cart before the order does not bring its lines back.
    expect((await visitor.save('happy', [known], { 'If-Match': etag })).status).toBe(412);
  });

  it('answers a repeated call with the same order, whatever has become of the cart', async () => {
    const visitor = guest('again');
    const body = orderBody('again', await fill(visitor, 'again'));
    const first = await orderOf(await place(visitor, body));
    await fill(visitor, 'again', [line({ id: 'known', price: 7.5, qty: 9 })]);
    const second = await place(visitor, body);
    expect(second.status).toBe(200);
    expect(await orderOf(second)).toEqual(first);
    expect(await visitor.load('again')).toHaveLength(1);
    expect(await ownOrders(visitor)).toContainEqual(first);
  });

  it('refuses a key that was used with another body', async () => {
    const visitor = guest('other-body');
    const body = orderBody('other-body', await fill(visitor, 'other-body'));
    await place(visitor, body);
    expect((await place(visitor, { ...body, note: 'other' })).status).toBe(422);
  });

  it('makes one order of 20 calls at once', async () => {
    const visitor = guest('crowd');
    const body = orderBody('crowd', await fill(visitor, 'crowd'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(visitor, body)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    const ids = await Promise.all(answers.map(async (answer) => (await orderOf(answer)).id));
    expect(new Set(ids).size).toBe(1);
    expect((await ownOrders(visitor)).filter(({ id }) => ids.includes(id))).toHaveLength(1);
  });

  it('makes one order of a cart that 20 calls with keys of their own want', async () => {
    const visitor = guest('keys');
    const body = orderBody('keys', await fill(visitor, 'keys'));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => place(visitor, body, `key-${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 412)]);
  });

  it('refuses changed prices with what changed, and takes the order once the cart is saved with the new ones', async () => {
    const visitor = guest('prices');
    const etag = await fill(visitor, 'prices', [line({ id: 'known', price: 0.01 }), line({ id: 'gone' })]);
    const refused = await place(visitor, orderBody('prices', etag));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      status: 409,
      message: expect.any(String) as string,
      changed: [
        { id: 'known', was: 0.01, now: 7.5 },
        { id: 'gone', was: 3.5, now: null },
      ],
    });
    expect(await visitor.load('prices')).toHaveLength(2);
    const next = await fill(visitor, 'prices');
    expect((await place(visitor, orderBody('prices', next), 'key-2')).status).toBe(201);
  });

  it('takes nothing but ids and quantities from a cart', async () => {
    const visitor = guest('liar');
    const lie = { slug: 'brindle-laptop', name: 'Brindle laptop (Gold, XXL)', imgUrl: 'https://evil.test/pixel.gif' };
    const etag = await fill(visitor, 'liar', [
      { ...known, ...lie },
      line({ ...lie, id: 'known~22283f~M', price: 7.5, qty: 1 }),
    ]);
    const order = await orderOf(await place(visitor, orderBody('liar', etag)));
    const mug = { product_id: 'known', product_slug: 'blue-mug', product_img: '/images/mug.webp', product_price: 7.5 };
    expect(order.items).toEqual([
      { ...mug, product_name: 'Blue mug', product_quantity: 2 },
      { ...mug, product_name: 'Blue mug', variant: 'Midnight, Size M', product_quantity: 1 },
    ]);
    expect(order.totalPrice).toBe(22.5);
  });

  it.each([
    ['an unknown product', 'nothing', undefined],
    ['an unknown color', 'known~ffffff~M', undefined],
    ['an unknown size', 'known~22283f~XXL', undefined],
    ['an empty choice', 'known~~', undefined],
    ['a product that is not for sale', 'unpublished', undefined],
    ['a product without stock', 'sold-out', true],
    ['a choice of a product without stock', 'sold-out~22283f~M', true],
    ['a choice without stock', 'scarce~22283f~L', true],
  ])('refuses %s by name, and takes the order without it', async (_, id, soldOut) => {
    const visitor = guest(`refused ${id}`.replace(/[^a-z]/gi, '-'));
    const guestId = visitor.cookies.get('guestId') ?? '';
    const etag = await fill(visitor, guestId, [known, line({ id, price: 7.5 })]);
    const refused = await place(visitor, orderBody(guestId, etag));
    expect(refused.status).toBe(409);
    const { changed } = (await refused.json()) as { changed: unknown };
    expect(changed).toEqual([{ id, was: 7.5, now: null, ...(soldOut && { soldOut }) }]);
    expect(await ownOrders(visitor)).toHaveLength((await ownOrders(guest('nobody'))).length);
    const next = await fill(visitor, guestId);
    expect((await place(visitor, orderBody(guestId, next), 'key-2')).status).toBe(201);
  });

  it('asks a catalogue that is a function by id, and refuses what it has no entry for', async () => {
    const entry: CatalogEntry = {
      productId: 'mug',
      slug: 'mug',
      names: [{ title: 'Mug' }],
      imgUrl: '/mug.webp',
      price: 3.5,
    };
    const asked: (readonly string[])[] = [];
    const own = testApp(database.orm, {
      catalogue: (ids) => {
        asked.push(ids);
        return new Map([
          ['mug', entry],
          ['7', { ...entry, productId: '7', price: 5 }],
          ['none', { ...entry, stock: 0 }],
        ]);
      },
    });
    const visitor = guest('function', own);
    const etag = await fill(visitor, 'function', [
      line(),
      line({ id: 7 }),
      line({ id: 'melon' }),
      line({ id: 'none' }),
    ]);
    expect(await visitor.load('function')).toMatchObject([
      { price: 3.5 },
      { price: 5 },
      { price: 3.5 },
      { price: 3.5 },
    ]);
    expect(asked).toContainEqual(['mug', '7', 'melon', 'none']);
    const refused = await place(visitor, orderBody('function', etag));
    expect(await refused.json()).toMatchObject({
      changed: [
        { id: 7, was: 3.5, now: 5 },
        { id: 'melon', was: 3.5, now: null },
        { id: 'none', was: 3.5, now: null, soldOut: true },
      ],
    });
    const next = await fill(visitor, 'function', [line(), line({ id: 7, price: 5 })]);
    expect((await place(visitor, orderBody('function', next), 'key-2')).status).toBe(201);
  });

  it.each([
    ['odd fields of the cart', 'known', { slug: 'Blue Mug_1', imgUrl: 'http://pictures.test/mug.png' }],
    ['a relative picture', 'known', { slug: '-', imgUrl: 'mug.webp' }],
    ['odd fields of the catalog', 'odd', {}],
  ])('take every status with %s', async (name, id, fields) => {
    const visitor = guest(name.replaceAll(' ', '-'));
    const guestId = visitor.cookies.get('guestId') ?? '';
    const etag = await fill(visitor, guestId, [line({ id, price: 7.5, ...fields })]);
    const order = await orderOf(await place(visitor, orderBody(guestId, etag)));
    expect(orderSchema.parse(order)).toEqual(order);
    for (const status of ['Processing', 'Delivered', 'Cancelled'])
      expect((await visitor.request(`/api/admin/orders/${order.id}`, put({ status }))).status).toBe(200);
  });

  it('refuses another cart and an empty one', async () => {
    const visitor = guest('stale');
    const stale = await fill(visitor, 'stale');
    const now = await fill(visitor, 'stale');
    const refused = await place(visitor, orderBody('stale', stale));
    expect(refused.status).toBe(412);
    expect(refused.headers.get('ETag')).toBe(now);
    const empty = await fill(visitor, 'stale', []);
    expect((await place(visitor, orderBody('stale', empty))).status).toBe(412);
    expect((await place(guest('never'), orderBody('never', '"0"'))).status).toBe(412);
  });

  it.each<[string, (body: Record<string, unknown>) => unknown]>([
    ['no contact', (body) => ({ ...body, contact: undefined })],
    ['a bad mail address', (body) => ({ ...body, contact: { ...(body['contact'] as object), email: 'x' } })],
    ['lines of its own', (body) => ({ ...body, items: [known] })],
    ['a total of its own', (body) => ({ ...body, totalPrice: 1 })],
    ['a note that cannot be stored', (body) => ({ ...body, note: 'a\0b' })],
    ['an unknown delivery', (body) => ({ ...body, delivery: [{ shop: 's', method: 'drone' }] })],
    ['a postcode that is too long', (body) => ({ ...body, address: { ...ownAddress, postcode: 'x'.repeat(21) } })],
    [
      'a text for the card that is too long',
      (body) => ({ ...body, delivery: [{ shop: 's', method: 'home', gift: { message: 'x'.repeat(201) } }] }),
    ],
    ['an address of spaces', (body) => ({ ...body, address: { street: ' ', city: ' ', country: ' ' } })],
  ])('refuses %s, and changes nothing', async (_, change) => {
    const visitor = guest('bad');
    const etag = await fill(visitor, 'bad');
    const response = await place(visitor, change(orderBody('bad', etag)));
    expect(response.status).toBe(400);
    expect((await visitor.request('/cart-items/bad')).headers.get('ETag')).toBe(etag);
  });

  it('joins all fields of the address, of any country', async () => {
    const visitor = guest('place');
    const address = { ...ownAddress, line2: ' Floor 3 ', postcode: 'A-1', country: 'Atlantis' };
    const response = await place(visitor, orderBody('place', await fill(visitor, 'place'), { address }));
    expect(await orderOf(response)).toMatchObject({ shippingAddress: '1 Lake Way, Floor 3, A-1 Lewes, Atlantis' });
  });

  it('stores the gift wrap of a part, which a new status keeps', async () => {
    const visitor = guest('gift');
    const delivery = [{ shop: 'marketplace', method: 'home', gift: { message: ' For you ' } }];
    const order = await orderOf(await place(visitor, orderBody('gift', await fill(visitor, 'gift'), { delivery })));
    expect(order.parts).toMatchObject([{ shop: 'marketplace', gift: { message: 'For you' } }]);
    expect(order.delivery).toEqual([{ shop: 'marketplace', method: 'home' }]);
    expect((await ownOrders(visitor))[0]).toEqual(order);
    await visitor.request(`/api/admin/orders/${order.id}`, put({ status: 'Processing' }));
    expect((await ownOrders(visitor))[0]?.parts).toMatchObject([
      { status: 'Processing', gift: { message: 'For you' } },
    ]);
  });

  it('wants a key', async () => {
    const visitor = guest('no-key');
    const body = orderBody('no-key', await fill(visitor, 'no-key'));
    expect((await visitor.request('/orders', post(body))).status).toBe(400);
    expect((await place(visitor, body, 'two words')).status).toBe(400);
    expect((await place(visitor, body, 'x'.repeat(129))).status).toBe(400);
    expect((await visitor.request('/orders', { method: 'DELETE' })).status).toBe(405);
  });

  it('shows an order to its guest and to the administrator', async () => {
    const visitor = guest('mine');
    const order = await orderOf(await place(visitor, orderBody('mine', await fill(visitor, 'mine'))));
    const [first] = await ownOrders(visitor);
    expect(first).toEqual(order);
    expect(await (await visitor.request(`/api/users/order?id=${order.id}`)).json()).toEqual(order);
    expect(await (await visitor.request('/api/users/order')).json()).toEqual(order);
    const stranger = guest('stranger');
    expect(await ownOrders(stranger)).toEqual([]);
    expect(await (await stranger.request(`/api/users/order?id=${order.id}`)).text()).toBe('');
    expect(await (await stranger.request('/api/admin/orders')).json()).toContainEqual(order);
  });

  it('keeps a new status in the row of the order', async () => {
    const visitor = guest('status');
    const order = await orderOf(await place(visitor, orderBody('status', await fill(visitor, 'status'))));
    const path = `/api/admin/orders/${order.id}`;
    expect((await visitor.request(path, put({ status: 'Delivered' }))).status).toBe(200);
    const delivered = await orderOf(await visitor.request(`/api/users/order?id=${order.id}`));
    expect(delivered).toMatchObject({ status: 'Delivered', isDelivered: true });
    expect(orderSchema.parse(delivered)).toEqual(delivered);
  });

  it('moves to the customer in the merge, and stays hidden after the logout', async () => {
    const visitor = guest('merged');
    const body = orderBody('merged', await fill(visitor, 'merged'));
    const order = await orderOf(await place(visitor, body));
    await visitor.login(credentialsOf(ada));
    expect((await visitor.merge('merged', ada.customerId)).status).toBe(200);
    visitor.cookies.delete('guestId');
    expect(await ownOrders(visitor)).toContainEqual(order);
    // A retry after the login is told of the same order.
    expect(await orderOf(await place(visitor, body))).toEqual(order);
    await visitor.logout();
    visitor.cookies.set('guestId', 'merged');
    expect(await ownOrders(visitor)).not.toContainEqual(order);
    expect((await place(visitor, body)).status).toBe(422);
    const other = createVisitor(app);
    await other.login(credentialsOf(ben));
    expect(await ownOrders(other)).toEqual([]);
    expect((await place(other, body)).status).toBe(422);
  });

  it('answers the orders of a guest and of a customer as real calls', async () => {
    const own = balanced(database, { catalogue: createCatalogue([knownProduct]) });
    const visitor = guest('reader', own);
    const asJson = { headers: { Accept: 'application/json' } };
    const read = async (who: Visitor, query = '') => {
      const response = await who.request(`/orders${query}`, asJson);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Vary')).toContain('Accept');
      return { total: response.headers.get('X-Total-Count'), orders: (await response.json()) as Order[] };
    };
    const placed: Order[] = [];
    for (const key of ['key-1', 'key-2', 'key-3'])
      placed.unshift(await orderOf(await place(visitor, orderBody('reader', await fill(visitor, 'reader')), key)));
    expect(await read(visitor)).toEqual({ total: '3', orders: placed });
    expect(await read(visitor, '?limit=2')).toEqual({ total: '3', orders: placed.slice(0, 2) });
    expect(await read(visitor, '?limit=2&page=2')).toEqual({ total: '3', orders: placed.slice(2) });
    expect(await read(visitor, '?page=9')).toEqual({ total: '3', orders: [] });
    for (const query of ['?limit=0', '?limit=201', '?limit=x', '?page=0', '?page=-1', '?page=1.5', '?limit='])
      expect((await visitor.request(`/orders${query}`, asJson)).status, query).toBe(400);

    const [first] = placed;
    const one = (who: Visitor, id = first?.id ?? '') => who.request(`/orders/${id}`, asJson);
    expect(await (await one(visitor)).json()).toEqual(first);
    const others = [guest('reader-2', own), createVisitor(own), guest('bad id', own)];
    for (const other of others) expect(await read(other)).toEqual({ total: '0', orders: [] });
    const refusals = [
      ...(await Promise.all(others.map((other) => one(other)))),
      ...(await Promise.all(['nothing', '%00', '%ff', '1'].map((id) => one(visitor, id)))),
    ];
    const bodies = await Promise.all(refusals.map(async (answer) => [answer.status, await answer.json()] as const));
    for (const [status, body] of bodies) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ status: 404, message: 'Order not found' });
    }

    await visitor.login(credentialsOf(ben));
    expect((await visitor.merge('reader', ben.customerId)).status).toBe(200);
    visitor.cookies.delete('guestId');
    expect((await read(visitor)).orders.slice(0, 3)).toEqual(placed);
    // The guest id is no key to what a customer has.
    expect((await one(guest('reader', own))).status).toBe(404);
    const stranger = guest('reader', own);
    await stranger.login(credentialsOf(ada));
    expect((await one(stranger)).status).toBe(404);
  });

  describe('look-up by number and email', () => {
    const asJson = { headers: { Accept: 'application/json' } };
    const email = (key: string) => `${key}@shop.test`;
    const contact = (key: string) => ({
      firstName: 'Ines',
      lastName: 'Calder',
      email: email(key),
      phone: '+1 555 010 0101',
    });
    /** Places an order of a guest with an email of its own. */
    const placed = async (key: string) => {
      const visitor = guest(key);
      const body = orderBody(key, await fill(visitor, key), { contact: contact(key) });
      return orderOf(await place(visitor, body));
    };
    const find = (visitor: Visitor, number: string, of: string) =>
      visitor.request('/orders/find', post({ number, email: of }));
    const read = (visitor: Visitor, { id }: Order) => visitor.request(`/orders/${id}`, asJson);

    it('lets another browser read the order, and only that one', async () => {
      const [order, other] = [await placed('find-1'), await placed('find-2')];
      const visitor = createVisitor(app);
      const found = await find(visitor, ` ${order.id.slice(0, 8).toUpperCase()}`, 'FIND-1@shop.test');
      expect(found.status).toBe(200);
      expect(await found.json()).toEqual({ id: order.id });
      expect(found.headers.get('Location')).toBe(`/orders/${order.id}`);
      const [key = ''] = found.headers.getSetCookie().filter((line) => line.startsWith('mr-order-key='));
      expect(key).toContain('HttpOnly');
      expect(visitor.cookies.get('mr-orders')).toBe('1');
      expect(await (await read(visitor, order)).json()).toEqual({ ...order, readOnly: true });
      expect((await read(visitor, other)).status).toBe(404);
      expect((await ownOrders(visitor)).map(({ id }) => id)).toEqual([order.id]);
      // A second look-up adds to the first.
      expect((await find(visitor, other.id, email('find-2'))).status).toBe(200);
      expect((await ownOrders(visitor)).map(({ id }) => id).sort()).toEqual([order.id, other.id].sort());
      expect((await read(createVisitor(app), order)).status).toBe(404);
    });

    it('neither cancels nor returns what was looked up, with and without roles', async () => {
      const order = await placed('read-only');
      for (const access of ['open', 'roles'] as const) {
        const server = balanced(database, { access, catalogue: undefined });
        const finder = createVisitor(server);
        expect((await find(finder, order.id, email('read-only'))).status).toBe(200);
        const ask = (visitor: Visitor, method: string, path: string, body: object) =>
          visitor.request(path, { ...post(body), method });
        const cancel = (visitor: Visitor) =>
          ask(visitor, 'PUT', `/api/users/orders/${order.id}`, { status: 'Cancelled' });
        const refund = (visitor: Visitor) =>
          ask(visitor, 'POST', '/api/users/refund-requests', { orderNo: order.id, line: 0, reason: 'Damaged' });
        for (const change of [cancel, refund]) {
          const refused = await change(finder);
          expect(refused.status, access).toBe(403);
          expect(await refused.json()).toMatchObject({ message: orderRefusals.readOnly });
        }
        expect(await (await read(finder, order)).json()).toMatchObject({ status: 'Pending', readOnly: true });
        // The browser that placed it, also once it has looked the order up.
        const owner = createVisitor(server);
        owner.cookies.set('guestId', 'read-only');
        await find(owner, order.id, email('read-only'));
        expect(await (await read(owner, order)).json()).not.toHaveProperty('readOnly');
        expect((await refund(owner)).status).toBe(409);
        if (access === 'roles') expect((await cancel(owner)).status).toBe(200);
      }
    });

    it('answers a wrong number and a wrong email alike', async () => {
      const order = await placed('alike');
      const visitor = createVisitor(app);
      const wrong = [
        await find(visitor, order.id.slice(0, 8), 'else@shop.test'),
        await find(visitor, '00000000', email('alike')),
        await find(visitor, '00000000', 'nobody@shop.test'),
      ];
      const bodies = await Promise.all(
        wrong.map(async (answer) => {
          const body = (await answer.json()) as Record<string, unknown>;
          return { status: answer.status, cookies: answer.headers.getSetCookie(), ...body, requestId: undefined };
        }),
      );
      expect(bodies[0]).toMatchObject({ status: 404, cookies: [] });
      for (const body of bodies) expect(body).toEqual(bodies[0]);
      for (const number of [
        '',
        '1234567',
        '%'.repeat(8),
        '________',
        `${order.id.slice(0, 7)}_`,
        '1'.repeat(65),
        `${'1'.repeat(8)}\u0000`,
      ])
        expect((await find(visitor, number, email('alike'))).status, number).toBe(400);
    });

    it('is blocked after five misses, also with the right number then', async () => {
      const order = await placed('limited');
      const visitor = createVisitor(app);
      for (let miss = 0; miss < 5; miss++) expect((await find(visitor, '00000000', email('limited'))).status).toBe(404);
      const blocked = await find(visitor, order.id, email('limited'));
      expect(blocked.status).toBe(429);
      expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0);
    });

    it('takes no token that the server has not made, and no old one', async () => {
      const order = await placed('planted');
      const planted = createVisitor(app);
      planted.cookies.set('mr-order-key', 'planted');
      expect((await find(planted, order.id, email('planted'))).status).toBe(200);
      expect(planted.cookies.get('mr-order-key')).not.toBe('planted');
      const thief = createVisitor(app);
      thief.cookies.set('mr-order-key', 'planted');
      expect((await read(thief, order)).status).toBe(404);
      await database.orm.update(orderKeys).set({ expiresAt: new Date(0) });
      expect((await read(planted, order)).status).toBe(404);
      await purge(database.orm);
      expect(await database.orm.select().from(orderKeys)).toEqual([]);
    });

    it('ends with the merge, and finds no order of an account', async () => {
      const order = await placed('taken');
      const visitor = createVisitor(app);
      await find(visitor, order.id, email('taken'));
      expect((await read(visitor, order)).status).toBe(200);
      const owner = guest('taken');
      await owner.login(credentialsOf(ada));
      await owner.merge('taken', ada.customerId);
      expect((await read(visitor, order)).status).toBe(404);
      expect((await find(createVisitor(app), order.id, email('taken'))).status).toBe(404);
      // An order without its account, as after a deletion, is nobody's.
      await database.orm
        .update(orders)
        .set({ customerId: null, guestId: `deleted:${order.id}` })
        .where(sql`${orders.id} = ${order.id}`);
      expect((await read(visitor, order)).status).toBe(404);
      expect((await find(createVisitor(app), order.id, email('taken'))).status).toBe(404);
      await database.orm.delete(orders).where(sql`${orders.id} = ${order.id}`);
    });
  });

  it('confirms a new order by one mail, in the language of the page', async () => {
    const mails: Mail[] = [];
    let isFailing = false;
    const send = (mail: Mail) => {
      if (isFailing) throw new Error('no mail service');
      mails.push(mail);
    };
    const server = balanced(database, {
      catalogue: createCatalogue([knownProduct, ...ownProducts]),
      mails: { mailer: { send }, publicUrl: () => 'https://shop.example' },
      allowedOrigins: ['https://pages.example'],
    });
    const order = async (key: string, path: string, headers: object = {}) => {
      const visitor = guest(key, server);
      const body = orderBody(key, await fill(visitor, key), {
        contact: { ...contactOf(key), firstName: 'Buy at evil.test' },
      });
      const ask = () => visitor.request(path, post(body, { 'Idempotency-Key': key, ...headers }));
      const placed = await orderOf(await ask());
      // The same call again is the same order.
      expect((await ask()).status).toBe(200);
      return placed;
    };
    const { id } = await order('mail-en', '/orders');
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(mails).toMatchObject([{ to: 'mail-en@shop.test', kind: 'order-placed', language: 'en' }]);
    const [{ subject, text, link } = { subject: '', text: '', link: '' }] = mails;
    expect(subject).toBe(`Your order #${id.slice(0, 8)}`);
    expect(link).toBe('https://shop.example/find-order');
    expect(text).toContain('2 × ');
    expect(text).toContain('Total: $15.00');
    expect(text).toContain(link);
    expect(text).not.toContain('evil');
    await order('mail-de', '/orders?lang=de', { Origin: 'https://pages.example' });
    await vi.waitFor(() => expect(mails).toHaveLength(2));
    expect(mails[1]).toMatchObject({ language: 'de', link: 'https://pages.example/de/find-order' });
    expect(mails[1]?.text).toContain('Gesamt: 15,00');
    for (let number = 0; number < 12; number += 1) {
      const guestId = `mail-many-${String(number)}`;
      const visitor = guest(guestId, server);
      const body = orderBody(guestId, await fill(visitor, guestId), { contact: contactOf('mail-victim') });
      expect((await visitor.request('/orders', post(body, { 'Idempotency-Key': guestId }))).status).toBe(201);
    }
    const many = () => mails.filter(({ to }) => to === 'mail-victim@shop.test').length;
    await vi.waitFor(() => expect(many()).toBeGreaterThanOrEqual(10));
    // Mails are counted in turn: once that of a later order is there, the others would be, too.
    await order('mail-after', '/orders');
    await vi.waitFor(() => expect(mails.at(-1)?.to).toBe('mail-after@shop.test'));
    expect(many()).toBeLessThan(12);
    mails.length = 2;
    isFailing = true;
    expect(await order('mail-failing', '/orders')).toMatchObject({ status: 'Pending' });
    expect(mails).toHaveLength(2);
  });

  it("orders the customer's cart of who is signed in", async () => {
    const visitor = guest('signed-in');
    await visitor.login(credentialsOf(ben));
    expect((await visitor.request('/cart-items/signed-in')).headers.get('ETag')).toMatch(/^"c/);
    const etag = await fill(visitor, 'signed-in');
    expect(etag).toMatch(/^"c/);
    const order = await orderOf(await place(visitor, orderBody('signed-in', etag)));
    expect(order.users.id).toBe(ben.id);
    const elsewhere = createVisitor(app);
    await elsewhere.login(credentialsOf(ben));
    expect(await ownOrders(elsewhere)).toContainEqual(order);
  });

  it('of a guest are purged after 90 days, those of a customer stay', async () => {
    const visitor = guest('old');
    const order = await orderOf(await place(visitor, orderBody('old', await fill(visitor, 'old'))));
    await database.orm.update(orders).set({ createdAt: sql`now() - interval '91 days'` });
    await purge(database.orm);
    const left = await database.orm.select({ id: orders.id, customerId: orders.customerId }).from(orders);
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ customerId }) => customerId !== null)).toBe(true);
    expect(left.map(({ id }) => id)).not.toContain(order.id);
  });

  it("keeps a customer's wishlist, 500 products at most, for the session only", async () => {
    const visitor = createVisitor(app);
    expect((await visitor.request('/customer-wish-list')).status).toBe(401);
    expect((await visitor.request('/customer-wish-list', put({ ids: ['a'] }))).status).toBe(401);
    await visitor.login(credentialsOf(ada));
    expect(await (await visitor.request('/customer-wish-list')).json()).toEqual({ ids: [] });
    const saved = await visitor.request('/customer-wish-list', put({ ids: ['b', 'a', 'b'] }));
    expect(await saved.json()).toEqual({ ids: ['b', 'a'] });
    expect(await (await visitor.request('/customer-wish-list')).json()).toEqual({ ids: ['b', 'a'] });
    const many = Array.from({ length: 501 }, (_, n) => String(n));
    expect((await visitor.request('/customer-wish-list', put({ ids: many }))).status).toBe(400);
    expect((await visitor.request('/customer-wish-list', put({ ids: [''] }))).status).toBe(400);
    const other = createVisitor(app);
    await other.login(credentialsOf(ben));
    expect(await (await other.request('/customer-wish-list')).json()).toEqual({ ids: [] });
  });

  it('keeps what another device has put on the wishlist or taken off', async () => {
    const [laptop, phone] = [createVisitor(app), createVisitor(app)];
    for (const device of [laptop, phone]) await device.login(credentialsOf(ada));
    await laptop.request('/customer-wish-list', put({ ids: ['a', 'b'] }));
    await laptop.request('/customer-wish-list', put({ ids: ['c', 'a'], was: ['a', 'b'] }));
    const saved = await phone.request('/customer-wish-list', put({ ids: ['d', 'a', 'b'], was: ['a', 'b'] }));
    expect(await saved.json()).toEqual({ ids: ['d', 'a', 'c'] });
    expect(await (await laptop.request('/customer-wish-list')).json()).toEqual({ ids: ['d', 'a', 'c'] });
  });
});

function put(body: unknown): RequestInit {
  return { ...post(body), method: 'PUT' };
}
