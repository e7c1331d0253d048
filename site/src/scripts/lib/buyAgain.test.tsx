import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mark } from '../../markup';
import { cart } from '../../store';
import { buyAgain } from './buyAgain';

const openPanel = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./intent', () => ({ openPanel }));

const held = {
  items: [
    { slug: 'key', quantity: 2, variant: 'Red, M' },
    { slug: 'pear', quantity: 1, variant: undefined },
  ],
  template: '/data/products/{slug}.json',
  bought: { one: '{count} piece is back.', other: '{count} pieces are back.' },
  soldOut: { one: '{count} is out of stock.', other: '{count} are out of stock.' },
  changed: { one: '{count} is another choice.', other: '{count} are other choices.' },
  notSold: 'Nothing is sold any more',
  size: 'Size {size}',
  unread: 'Could not be read',
};
const product = { id: 'k', title: 'Key', price: 50, discount: 10, thumbnail: '/k.webp', size: ['S', 'M'] };
const colours = [{ value: '#c4463f', label: 'Red' }];

/** What the shop answers, by slug. */
let shop: Record<string, () => Promise<Response>>;
const sold = (slug: string) => () => Promise.resolve(Response.json({ ...product, id: slug, slug, colours }));
const missing = () => Promise.resolve(new Response('', { status: 404 }));
const offline = () => Promise.reject(new TypeError('network'));

const add = vi.spyOn(cart, 'add').mockImplementation(() => undefined);
const note = () => document.querySelector<HTMLElement>('div[data-mr-buy-again-failed]');

beforeEach(() => {
  vi.clearAllMocks();
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', (address: string) => (shop[/([^/]+)\.json/.exec(address)?.[1] ?? ''] ?? offline)());
  const [name = ''] = Object.keys(mark('buy-again-failed'));
  const box = document.createElement('div');
  box.setAttribute(name, '');
  box.hidden = true;
  box.append(document.createElement('p'));
  document.body.append(box);
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => {
  add.mockRestore();
  document.documentElement.removeAttribute('lang');
});

it('puts what is still sold into the cart, as it was chosen, and opens the cart', async () => {
  shop = { key: sold('key'), pear: missing };
  await buyAgain(held);
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'key~c4463f~M', name: 'Key (Red, Size M)', price: 45 }),
    2,
  );
  expect(document.querySelector('[role=status]')).toHaveTextContent('2 pieces are back');
  expect(openPanel).toHaveBeenCalledWith('cart');
  expect(note()?.hidden).toBe(true);
});

it('puts no more into the cart than there are, and says what is out of stock', async () => {
  const stocked = (slug: string, more: object) => () =>
    Promise.resolve(Response.json({ ...product, id: slug, slug, colours, ...more }));
  // The chosen variant has a stock of its own.
  const variants = [{ id: 'key~c4463f~M', stock: 1 }];
  shop = { key: stocked('key', { stock: 9, variants }), pear: stocked('pear', { stock: 0 }) };
  await buyAgain(held);
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'key~c4463f~M' }), 1);
  expect(document.querySelector('[role=status]')).toHaveTextContent('1 piece is back. 1 is out of stock.');
  expect(note()).toHaveTextContent('1 is out of stock.');
  expect(note()).toBeVisible();

  add.mockClear();
  shop = { key: stocked('key', { stock: 0 }), pear: stocked('pear', { stock: 0 }) };
  await buyAgain(held);
  expect(add).not.toHaveBeenCalled();
  expect(note()).toHaveTextContent('2 are out of stock.');
  shop = { key: sold('key'), pear: sold('pear') };
  await buyAgain(held);
  expect(note()?.hidden).toBe(true);
});

it('puts no choice into the cart that the product does not have, and says so', async () => {
  shop = { key: sold('key') };
  for (const variant of ['Violet, M', 'Red, XXL', 'Rot']) {
    await buyAgain({ ...held, items: [{ slug: 'key', quantity: 1, variant }] });
    expect(add).not.toHaveBeenCalled();
    expect(note()).toHaveTextContent('1 is another choice.');
  }
});

it('says so where nothing is sold any more', async () => {
  shop = { key: missing, pear: missing };
  await buyAgain(held);
  expect(add).not.toHaveBeenCalled();
  expect(note()).toHaveTextContent(held.notSold);
  expect(note()).toBeVisible();
});

it('offline nothing is called unsold, and nothing is put into the cart before all can be read', async () => {
  shop = { key: sold('key'), pear: offline };
  await buyAgain(held);
  expect(add).not.toHaveBeenCalled();
  expect(openPanel).not.toHaveBeenCalled();
  expect(note()).toHaveTextContent(held.unread);
  expect(document.querySelector('[role=alert]')).toHaveTextContent(held.unread);
  shop = { key: sold('key'), pear: sold('pear') };
  await buyAgain(held);
  expect(add).toHaveBeenCalledTimes(2);
  expect(note()?.hidden).toBe(true);
});
