import type { CartItem } from '@marketrow/cart-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Attempts, createAttempts } from './attempt';
import type { OrderDependencies } from './call';
import { acceptPrices, placeOrder, resumeOrder } from './placeOrder';

const line = { id: 'mug', slug: 'mug', name: 'Mug', price: 7.5, qty: 2, imgUrl: '/mug.webp' };
const values = {
  contact: { firstName: 'Ines', lastName: 'Calder', email: 'ines@shop.test', phone: '+1 555 010 0101' },
  address: { street: '1 Lake Way', city: 'Lewes', country: 'USA' },
  delivery: [],
  provider: { id: 'demo', title: 'Demo', confirm: vi.fn(() => Promise.resolve({ token: 'tok' })) },
};
const answer =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }));
const cartOf = (items: CartItem[], etag = '"1"') => answer(200, items, { ETag: etag });
const lost = () => Promise.reject(new TypeError('network'));

let stored: Map<string, string>;
let attempts: Attempts;
beforeEach(() => {
  values.provider.confirm.mockClear();
  stored = new Map();
  attempts = createAttempts(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
});

/** A shop whose calls are answered in this order. */
function shop(...answers: (() => Promise<Response>)[]) {
  const calls: { path: string; key: string | null; body: unknown }[] = [];
  const reload = vi.fn(() => Promise.resolve());
  let keys = 0;
  const on: OrderDependencies = {
    cart: {
      flush: () => Promise.resolve(true),
      getState: () => ({
        items: [line],
        count: 2,
        cents: 1_500,
        status: 'ready',
        sync: 'clean',
        error: null,
        guestId: 'g1',
      }),
      reload,
    },
    attempts,
    url: '',
    currency: 'USD',
    newKey: () => `key-${String((keys += 1))}`,
    language: () => 'de',
    fetch: ((path: string, init: RequestInit) => {
      const key = new Headers(init.headers).get('Idempotency-Key');
      calls.push({ path, key, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
      return (answers.shift() ?? lost)();
    }) as typeof fetch,
  };
  return { on, calls, reload };
}

describe('placing an order', () => {
  it('sends the cart that was shown, and forgets the attempt once its answer was read', async () => {
    const { on, calls, reload } = shop(cartOf([line]), answer(201, { id: 'o1' }));
    expect(await placeOrder(values, on)).toEqual({ kind: 'placed', id: 'o1' });
    expect(calls[1]).toMatchObject({
      path: '/orders?lang=de',
      key: 'key-1',
      body: { guestId: 'g1', cartEtag: '"1"', contact: values.contact, payment: { provider: 'demo', token: 'tok' } },
    });
    expect(values.provider.confirm).toHaveBeenCalledWith({ amount: 15, currency: 'USD', key: 'key-1' });
    expect(attempts.read()).toBeUndefined();
    expect(reload).toHaveBeenCalled();
  });

  it('keeps key and body while no answer was read, and sends the same again', async () => {
    const first = shop(cartOf([line]), lost);
    expect(await placeOrder(values, first.on)).toEqual({ kind: 'no-answer' });
    // Another page, with other values in its form.
    const next = shop(answer(200, { id: 'o1' }));
    expect(await placeOrder({ ...values, note: 'x' }, next.on)).toEqual({ kind: 'placed', id: 'o1' });
    expect(next.calls).toEqual([first.calls[1]]);
  });

  it.each([
    ['an answer without a body', () => Promise.resolve(new Response('', { status: 201 }))],
    ['an answer of a proxy', answer(503, {})],
    ['an answer that asks for patience', answer(429, {})],
  ])('does not take %s for the answer', async (_, odd) => {
    const { on } = shop(cartOf([line]), odd);
    expect(await placeOrder(values, on)).toEqual({ kind: 'no-answer' });
    expect(attempts.read()).toMatchObject({ key: 'key-1' });
  });

  it('begins anew when the earlier attempt turns out not to have been made', async () => {
    await placeOrder(values, shop(cartOf([line]), lost).on);
    const { on, calls } = shop(answer(412, {}), cartOf([line], '"2"'), answer(201, { id: 'o2' }));
    expect(await placeOrder(values, on)).toEqual({ kind: 'placed', id: 'o2' });
    expect(calls[2]?.body).toMatchObject({ cartEtag: '"2"' });
  });

  it('orders nothing else than what was shown', async () => {
    const { on, calls, reload } = shop(cartOf([{ ...line, qty: 3 }]));
    expect(await placeOrder(values, on)).toEqual({ kind: 'cart-changed' });
    expect(calls).toHaveLength(1);
    expect(reload).toHaveBeenCalled();
  });

  it('tells changed prices, and orders once they are accepted', async () => {
    const changed = [{ id: 'mug', was: 7.5, now: 9 }];
    const { on } = shop(cartOf([line]), answer(409, { changed }));
    expect(await placeOrder(values, on)).toEqual({ kind: 'prices-changed', changed });
    expect(attempts.read()).not.toHaveProperty('body');
    const accepting = shop(cartOf([line]), answer(200, {}));
    expect(await acceptPrices(changed, accepting.on)).toBe(true);
    expect(accepting.calls[1]).toMatchObject({ path: '/cart-items', body: { items: [{ ...line, price: 9 }] } });
  });

  it('tells what costs something else in the stored cart, and sends nothing', async () => {
    const { on, calls } = shop(cartOf([{ ...line, price: 9 }]));
    const changed = [{ id: 'mug', was: 7.5, now: 9 }];
    expect(await placeOrder(values, on)).toEqual({ kind: 'prices-changed', changed });
    expect(calls).toHaveLength(1);
  });

  it('takes a price that was shown for accepted', async () => {
    const changed = [{ id: 'mug', was: 7, now: 7.5 }];
    const { on, calls } = shop(
      cartOf([line]),
      answer(409, { changed }),
      cartOf([line]),
      answer(200, {}),
      cartOf([line], '"2"'),
      answer(201, { id: 'o1' }),
    );
    expect(await placeOrder(values, on)).toEqual({ kind: 'placed', id: 'o1' });
    expect(calls.at(-1)).toMatchObject({ key: 'key-2', body: { cartEtag: '"2"' } });
  });

  it('takes lines out that are not sold any more, once that is accepted', async () => {
    const gone = shop(cartOf([line, { ...line, id: 'pot' }]), answer(200, {}));
    await acceptPrices([{ id: 'pot', was: 1, now: null }], gone.on);
    expect(gone.calls[1]?.body).toMatchObject({ items: [line] });
  });

  it('tells how many pieces can be had, and takes no more once that is accepted', async () => {
    const changed = [{ id: 'mug', was: 7.5, now: 7.5, available: 1 }];
    const { on, calls } = shop(cartOf([line]), answer(409, { changed }));
    expect(await placeOrder(values, on)).toEqual({ kind: 'prices-changed', changed });
    // The shopper decides: nothing is sent a second time.
    expect(calls).toHaveLength(2);
    const accepting = shop(cartOf([line]), answer(200, {}));
    expect(await acceptPrices(changed, accepting.on)).toBe(true);
    expect(accepting.calls[1]).toMatchObject({ path: '/cart-items', body: { items: [{ ...line, qty: 1 }] } });
  });

  it('places nothing that is not stored or not paid', async () => {
    const { on, calls } = shop();
    on.cart.flush = () => Promise.resolve(false);
    expect(await placeOrder(values, on)).toEqual({ kind: 'unsaved' });
    expect(calls).toEqual([]);
    const provider = { ...values.provider, confirm: () => Promise.resolve({ failure: 'The card was refused' }) };
    const unpaid = shop(cartOf([line]));
    expect(await placeOrder({ ...values, provider }, unpaid.on)).toMatchObject({
      kind: 'unpaid',
      failure: 'The card was refused',
    });
    expect(unpaid.calls).toHaveLength(1);
  });
});

describe('the confirmation of a payment', () => {
  const { confirm } = values.provider;

  it('is asked for once when a price that was shown is accepted', async () => {
    const changed = [{ id: 'mug', was: 7, now: 7.5 }];
    const { on, calls } = shop(
      cartOf([line]),
      answer(409, { changed }),
      cartOf([line]),
      answer(200, {}),
      cartOf([line], '"2"'),
      answer(201, { id: 'o1' }),
    );
    expect(await placeOrder(values, on)).toMatchObject({ kind: 'placed' });
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(calls.at(-1)?.body).toMatchObject({ payment: { provider: 'demo', token: 'tok' } });
    expect(attempts.read()).toBeUndefined();
  });

  it('is asked for once over a 412, a reload and a lost answer', async () => {
    expect(await placeOrder(values, shop(cartOf([line]), answer(412, {})).on)).toEqual({ kind: 'cart-changed' });
    // Another page of the same browser.
    expect(await resumeOrder(shop().on)).toBeUndefined();
    expect(await placeOrder(values, shop(cartOf([line]), lost).on)).toEqual({ kind: 'no-answer' });
    expect(await placeOrder(values, shop(answer(201, { id: 'o1' })).on)).toMatchObject({ kind: 'placed' });
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('is asked for again for another amount, provider, currency or guest', async () => {
    const refused = () => shop(cartOf([line]), answer(412, {})).on;
    await placeOrder(values, refused());
    await placeOrder(values, { ...refused(), currency: 'EUR' });
    await placeOrder({ ...values, provider: { ...values.provider, id: 'card' } }, refused());
    expect(confirm).toHaveBeenCalledTimes(3);
    const dearer = refused();
    const state = dearer.cart.getState();
    dearer.cart.getState = () => ({ ...state, cents: 1_600 });
    await placeOrder(values, dearer);
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 16 }));
    const other = refused();
    other.cart.getState = () => ({ ...state, cents: 1_600, guestId: 'g2' });
    await placeOrder(values, other);
    expect(confirm).toHaveBeenCalledTimes(5);
  });

  it('tells why the server could not authorize, and begins anew afterwards', async () => {
    const { on } = shop(cartOf([line]), answer(402, { reason: 'expired' }));
    expect(await placeOrder(values, on)).toEqual({ kind: 'unpaid', reason: 'expired' });
    expect(attempts.read()).toBeUndefined();
    const odd = shop(cartOf([line]), answer(402, { reason: 'unheard of' }));
    expect(await placeOrder(values, odd.on)).toEqual({ kind: 'unpaid', reason: 'declined' });
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('is asked for again when a kept token turns out to be used up', async () => {
    await placeOrder(values, shop(cartOf([line]), answer(412, {})).on);
    const { on } = shop(cartOf([line]), answer(402, { reason: 'declined' }), cartOf([line]), answer(201, { id: 'o1' }));
    expect(await placeOrder(values, on)).toMatchObject({ kind: 'placed' });
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('goes on under the same key once the shopper has done what the bank asks', async () => {
    const handleAction = vi.fn(() => Promise.resolve({}));
    const asked = answer(402, { reason: 'not-confirmed', action: 'secret' });
    const { on, calls } = shop(cartOf([line]), asked, answer(201, { id: 'o1' }));
    const provider = { ...values.provider, handleAction };
    expect(await placeOrder({ ...values, provider }, on)).toMatchObject({ kind: 'placed' });
    expect(handleAction).toHaveBeenCalledWith('secret');
    expect(calls[2]).toEqual(calls[1]);
    const failing = { ...provider, handleAction: () => Promise.resolve({ failure: 'Too late' }) };
    const late = shop(cartOf([line]), asked);
    expect(await placeOrder({ ...values, provider: failing }, late.on)).toMatchObject({ failure: 'Too late' });
    expect(attempts.read()).toBeUndefined();
  });
});

it('resumes nothing where nothing was sent', async () => {
  const { on, calls } = shop();
  expect(await resumeOrder(on)).toBeUndefined();
  expect(calls).toEqual([]);
});
