import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedOrder,
  HttpError,
  isCancellable,
  linesOfPart,
  orderOf,
  type OrderRequest,
  partOfLine,
  partsOf,
  refuseCancel,
  refuseStep,
  refundRequestOf,
  requestOfLine,
  statusOfParts,
  withPartStatus,
  withStatus,
} from './index.ts';
import { orderSchema, orderStatuses } from './schemas/index.ts';
import type { Order } from './schemas/index.ts';

const entry = (productId: string, shop?: string) => ({
  productId,
  slug: productId,
  names: [{ title: productId }],
  imgUrl: '/mug.webp',
  price: 3.5,
  ...(shop !== undefined && { shop: { id: shop, name: `Shop ${shop}`, slug: `slug-${shop}` } }),
});
const entries = new Map(
  [entry('mug', 's1'), entry('sofa', 's2'), entry('plate', 's1'), entry('apple')].map((one) => [one.productId, one]),
);
const line = (id: string, qty = 1) => ({ id, slug: id, name: id, price: 3.5, qty, imgUrl: '/mug.webp' });
const [t1, t2] = ['2026-11-28T10:00:00.000Z', '2026-11-29T10:00:00.000Z'];
const ordered = (delivery: OrderRequest['delivery']): Order =>
  orderOf(
    {
      guestId: 'g',
      cartEtag: '"g1"',
      contact: { firstName: 'Ada', lastName: 'Byron', email: 'ada@shop.test', phone: '+1 555 010 0100' },
      address: { street: '1 Market Street', city: 'Dover', country: 'United States' },
      delivery,
      payment: { provider: 'demo' },
    },
    {
      id: '7f6b1c52-0f3e-4a6d-9c55-2d1f0f2f7a10',
      lines: [line('mug', 2), line('sofa'), line('plate'), line('apple')],
      entryOf: (id) => entries.get(String(id)),
      now: '2026-11-27T10:00:00.000Z',
      account: undefined,
    },
  );
const order = ordered([]);
const old: Order = { ...order, parts: undefined };
const statusesOf = ({ status, parts = [] }: Order) => [status, ...parts.map((part) => part.status)];

describe('a new order', () => {
  it('is split by shop, in the order of the lines', () => {
    expect(order.parts).toEqual([
      { shop: 's1', shopName: 'Shop s1', status: 'Pending', deliveredAt: null },
      { shop: 's2', shopName: 'Shop s2', status: 'Pending', deliveredAt: null },
      { shop: 'marketplace', shopName: 'Marketplace', status: 'Pending', deliveredAt: null },
    ]);
    expect(order.items.map(({ shop_id }) => shop_id)).toEqual(['s1', 's2', 's1', undefined]);
    expect(linesOfPart(order, 's1').map((own) => own.line)).toEqual([0, 2]);
    expect(linesOfPart(order, 'marketplace').map((own) => own.line)).toEqual([3]);
    expect(linesOfPart(order, 's3')).toEqual([]);
    expect(partOfLine(order, 1)?.shop).toBe('s2');
    expect(partOfLine(order, 4)).toBeUndefined();
    expect(orderSchema.parse(order)).toEqual(order);
  });

  it('wraps the parts that were chosen, by the slug of the shop, and keeps that with every step', () => {
    const wrapped = ordered([
      { shop: 'slug-s2', method: 'home', gift: { message: 'For you' } },
      { shop: 'marketplace', method: 'pickup', gift: { message: '' } },
      { shop: 's1', method: 'home', gift: {} },
    ]);
    const gifts = [undefined, { message: 'For you' }, {}];
    expect(wrapped.parts?.map(({ gift }) => gift)).toEqual(gifts);
    expect(wrapped.delivery).toEqual([
      { shop: 'slug-s2', method: 'home' },
      { shop: 'marketplace', method: 'pickup' },
      { shop: 's1', method: 'home' },
    ]);
    expect(orderSchema.parse(wrapped)).toEqual(wrapped);
    const next = withStatus(withPartStatus(wrapped, 's2', 'Delivered', t1), 'Cancelled', t2);
    expect(next.parts?.map(({ gift }) => gift)).toEqual(gifts);
  });
});

describe('an order without parts', () => {
  it('is one part, with every line and the status of the order', () => {
    expect(partsOf(old)).toMatchObject([{ shop: 's1', status: 'Pending' }]);
    expect(linesOfPart(old, 's1').map((own) => own.line)).toEqual([0, 1, 2, 3]);
    expect(withStatus(old, 'Delivered', t1)).toEqual({
      ...old,
      status: 'Delivered',
      isDelivered: true,
      deliveredAt: t1,
    });
  });
});

describe('the status of an order', () => {
  it.each([
    [['Delivered', 'Delivered'], 'Delivered'],
    [['Delivered', 'Cancelled'], 'Delivered'],
    [['Cancelled', 'Cancelled'], 'Cancelled'],
    [['Delivered', 'Pending'], 'Processing'],
    [['Processing', 'Cancelled'], 'Processing'],
    [['Pending', 'Cancelled'], 'Pending'],
    [['Pending', 'Pending'], 'Pending'],
  ] as const)('of parts %j is %s', (statuses, expected) => {
    expect(statusOfParts(statuses.map((status) => ({ status })))).toBe(expected);
  });

  it('follows from any run of changes to parts, and the order keeps its schema', () => {
    const change = fc.tuple(fc.constantFrom('s1', 's2', 'marketplace', 'nobody'), fc.constantFrom(...orderStatuses));
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const changed = changes.reduce((before, [shop, status]) => withPartStatus(before, shop, status, t1), order);
        expect(orderSchema.parse(changed)).toEqual(changed);
        expect(changed.status).toBe(statusOfParts(changed.parts ?? []));
      }),
    );
  });

  it('has the moment of the last delivery, which a repeated press does not move', () => {
    const one = withPartStatus(withPartStatus(order, 's1', 'Delivered', t2), 's1', 'Delivered', '2027-01-01T00:00:00Z');
    expect(statusesOf(one)).toEqual(['Processing', 'Delivered', 'Pending', 'Pending']);
    const all = withPartStatus(withPartStatus(one, 's2', 'Delivered', t1), 'marketplace', 'Cancelled', t1);
    expect(statusesOf(all)).toEqual(['Delivered', 'Delivered', 'Delivered', 'Cancelled']);
    expect(all.deliveredAt).toBe(t2);
  });
});

describe('an administrator', () => {
  it('sets all parts by a status', () => {
    const delivered = changedOrder(order, { status: 'Delivered' }, t1);
    expect(statusesOf(delivered)).toEqual(['Delivered', 'Delivered', 'Delivered', 'Delivered']);
    expect(changedOrder(delivered, { status: 'Cancelled' }, t2).deliveredAt).toBeNull();
  });

  it('takes a change back by parts, also of an order whose parts differ', () => {
    const mixed = withPartStatus(order, 's1', 'Delivered', t1);
    const cancelled = changedOrder(mixed, { status: 'Cancelled' }, t2);
    expect(changedOrder(cancelled, { status: mixed.status, parts: mixed.parts }, t2)).toEqual(mixed);
    const odd = [{ shop: 'nobody', status: 'Delivered' as const, deliveredAt: null }];
    expect(changedOrder(mixed, { parts: odd }, t2)).toEqual(mixed);
  });

  it('takes a delivery back by its moment', () => {
    const delivered = withStatus(order, 'Delivered', t1);
    const pending = changedOrder(delivered, { status: 'Pending' }, t2);
    expect(changedOrder(pending, { status: 'Delivered', deliveredAt: t1 }, t2)).toEqual(delivered);
  });
});

it('lets a seller take only the next steps', () => {
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses
      .filter((to) => {
        try {
          refuseStep(from, to);
          return from !== to;
        } catch (error) {
          expect(error).toMatchObject({ status: 409 });
          return false;
        }
      })
      .map((to) => `${from} to ${to}`),
  );
  expect(allowed).toEqual([
    'Pending to Processing',
    'Pending to Cancelled',
    'Processing to Delivered',
    'Processing to Cancelled',
  ]);
});

it('lets a shopper cancel while no shop has begun', () => {
  const begun = withPartStatus(order, 's2', 'Processing', t1);
  expect([order, old, begun, withPartStatus(order, 's2', 'Cancelled', t1)].map(isCancellable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(() => refuseCancel(begun)).toThrow(HttpError);
  expect(() => refuseCancel(withStatus(order, 'Cancelled', t1))).not.toThrow();
});

describe('a refund request', () => {
  const delivered = withPartStatus(order, 's1', 'Delivered', t1);
  const ask = (line: number, requests = [] as Parameters<typeof requestOfLine>[0]) =>
    refundRequestOf(delivered, { line, reason: 'Damaged', message: 'A crack.' }, { id: 'r1', requests });

  it('takes amount, shop and product from the order', () => {
    expect(ask(0)).toEqual({
      orderNo: order.id,
      shopName: 'Shop s1',
      amount: 7,
      status: 'Pending',
      name: 'mug',
      image: '/mug.webp',
      id: 'r1',
      line: 0,
      reason: 'Damaged',
      message: 'A crack.',
      customer: 'Ada Byron',
    });
  });

  it('is made once a line, of what is delivered', () => {
    const requests = [ask(0)];
    expect(() => ask(0, requests)).toThrow(expect.objectContaining({ status: 409 }));
    expect(ask(2, requests)).toMatchObject({ line: 2, name: 'plate' });
    expect(() => ask(1)).toThrow(expect.objectContaining({ status: 409 }));
    for (const unknown of [4, -1, 0.5]) expect(() => ask(unknown)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('without an index is about the first line of its title', () => {
    const { line: index, ...sample } = ask(2);
    expect([0, 1, 2].map((place) => requestOfLine([sample], delivered, place) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
    expect(requestOfLine([sample], { ...delivered, id: 'other' }, index ?? 0)).toBeUndefined();
  });
});
