import { describe, expect, it } from 'vitest';
import type { ProductSnapshot } from '../data/productSnapshot';
import { messages } from '../i18n/en';
import {
  cartGroups,
  choiceOf,
  deliveryLines,
  groupName,
  orderable,
  piecesIn,
  savedCents,
  shopCountOf,
  unavailableRows,
} from './cartGroups';

const shop = { name: 'Corner', picture: '/c.webp', path: '/shops/corner' };
const key: ProductSnapshot = {
  id: 'k',
  slug: 'key',
  title: 'Key',
  price: 57.65,
  discount: 15,
  thumbnail: '/k.webp',
  categories: [],
  images: [],
  rating: 0,
  ratingCount: 0,
  colours: [{ value: '#c4463f', label: 'Red' }],
  shop,
};
const pear: ProductSnapshot = { ...key, id: 'p', slug: 'pear', price: 3, discount: 0, shop: null, colours: [] };
const snapshots = new Map<string, ProductSnapshot | null>([
  ['key', key],
  ['pear', pear],
  ['gone', null],
]);
const line = (slug: string, price: number, qty = 1, id = slug) => ({
  id,
  slug,
  name: slug,
  price,
  qty,
  imgUrl: '/x.webp',
});

describe('cartGroups', () => {
  it('puts lines under their shops, in the order of the cart: the marketplace is one, and what is not known stands apart', () => {
    const lines = [
      line('pear', 3, 2),
      line('key', 49),
      line('gone', 1),
      line('key', 49, 2, 'k~c4463f~'),
      line('unread', 2),
    ];
    const groups = cartGroups(lines, snapshots);
    expect(groups.map((group) => [group.key, group.rows.map(({ line: { id } }) => id), group.cents])).toEqual([
      ['marketplace', ['pear'], 600],
      ['/shops/corner', ['key', 'k~c4463f~'], 14700],
      ['unknown', ['gone', 'unread'], 200],
    ]);
    const names = { otherShop: 'Marketrow', unknownShop: 'Further products' };
    expect(groups.map((group) => groupName(group, names))).toEqual(['Marketrow', 'Corner', 'Further products']);
    expect(groups[2]?.rows.map(({ unavailable }) => unavailable)).toEqual(['not-sold', undefined]);
    // Each head that names a seller counts, the marketplace's own too; of further products the seller is not known.
    expect(shopCountOf(groups)).toBe(2);
  });

  it('promises each delivery of its goods once: none of 40 minutes for large goods, none where it is sold out', () => {
    const goods = new Map<string, ProductSnapshot>([
      ['sofa', { ...key, slug: 'sofa', categories: ['furniture'] }],
      ['apple', { ...key, slug: 'apple', categories: ['groceries'] }],
      ['bread', { ...key, slug: 'bread', categories: ['groceries'] }],
      ['skates', { ...key, slug: 'skates', stock: 0 }],
    ]);
    const promised = (...slugs: string[]) => {
      const [group] = cartGroups(
        slugs.map((slug) => line(slug, 49)),
        goods,
      );
      return deliveryLines(group?.rows ?? [], messages.cart.delivery);
    };
    const { express, large } = messages.cart.delivery;
    expect(promised('sofa')).toEqual([large]);
    expect(promised('apple', 'bread', 'sofa')).toEqual([express, large]);
    expect(promised('skates')).toEqual([]);
    expect(`${large} ${JSON.stringify(messages.product.delivery.large)}`).not.toMatch(/40|hour/);
  });

  it('calls a line by the language of the page where it was added in another one, and leaves a name of its own', () => {
    const german: ProductSnapshot = {
      ...key,
      title: 'Schlüssel',
      otherTitles: ['Key'],
      colours: [{ value: '#c4463f', label: 'Rot' }],
    };
    const lines = [
      { ...line('key', 49), name: 'Key' },
      { ...line('key', 49, 1, 'k~c4463f~M'), name: 'Key (Red, M)' },
      { ...line('key', 49, 1, 'other'), name: 'My key' },
    ];
    const [group] = cartGroups(lines, new Map([['key', german]]));
    expect(group?.rows.map(({ title, name }) => [title, name])).toEqual([
      ['Schlüssel', 'Schlüssel'],
      ['Schlüssel', 'Schlüssel (Rot, M)'],
      ['My key', 'My key'],
    ]);
    expect(group?.rows[0]?.line.name).toBe('Key');
  });

  it('tells two shops of one name apart by their street, and only them', () => {
    const sold = (slug: string, name: string, street: string): [string, ProductSnapshot] => [
      slug,
      { ...key, slug, shop: { ...shop, name, street, path: `/shops/${slug}` } },
    ];
    const twins = new Map([
      sold('a', 'Corner', '1 Quayside'),
      sold('b', 'Corner', '8 Market Hall'),
      sold('c', 'Bakery', '2 Row'),
    ]);
    const names = { otherShop: 'Marketrow', unknownShop: 'Further products' };
    const groups = cartGroups([line('a', 1), line('b', 1), line('c', 1)], twins);
    expect(groups.map((group) => groupName(group, names))).toEqual([
      'Corner, 1 Quayside',
      'Corner, 8 Market Hall',
      'Bakery',
    ]);
  });

  it('keeps the choice in the name where it cannot be shown beside it', () => {
    const unread = { ...line('unread', 2, 1, 'u~c4463f~M'), name: 'Shoe (Red, M)' };
    const faded = { ...line('key', 49, 1, 'k~ffffff~M'), name: 'Key (White, M)' };
    const rows = cartGroups([unread, faded], snapshots).flatMap((group) => group.rows);
    expect(rows.map((row) => [row.title, choiceOf(row)])).toEqual([
      ['Shoe (Red, M)', []],
      ['Key (White, M)', []],
    ]);
  });

  it('says the colour of every line that has one, and takes the choice out of the name', () => {
    const chosen = { ...line('key', 49, 1, 'k~c4463f~M'), name: 'Key (Red, M)' };
    const rows = cartGroups([chosen, line('key', 49)], snapshots)[0]?.rows;
    expect(rows?.[0]).toMatchObject({ title: 'Key', colour: { label: 'Red' }, size: 'M' });
    expect(rows?.[1]).toMatchObject({ title: 'key', colour: { label: 'Red' }, size: undefined });
    expect(rows?.map(choiceOf)).toEqual([
      [{ title: 'Red', swatch: '#c4463f' }, { title: 'M' }],
      [{ title: 'Red', swatch: '#c4463f' }],
    ]);
  });

  it('says a size in words, whatever signs it has, also of lines from before', () => {
    const lines = [
      { ...line('key', 49, 1, 'k~c4463f~7'), name: 'Key (Red, 7)' },
      { ...line('key', 49, 1, 'k~c4463f~90~110 cm'), name: 'Key (Red, Size 90~110 cm)' },
      { ...line('key', 49, 1, 'k~~M (38)'), name: 'Key (Size M (38))' },
    ];
    const rows = cartGroups(lines, snapshots, 'Size {size}')[0]?.rows;
    expect(rows?.map(({ title, name, size }) => [title, name, size])).toEqual([
      ['Key', 'Key (Red, Size 7)', '7'],
      ['Key', 'Key (Red, Size 90~110 cm)', '90~110 cm'],
      ['Key', 'Key (Size M (38))', 'M (38)'],
    ]);
    expect(rows?.map((row) => choiceOf(row).at(-1)?.title)).toEqual(['Size 7', 'Size 90~110 cm', 'Size M (38)']);
  });

  it('knows the chosen colour, the old price and what was saved', () => {
    const groups = cartGroups([line('key', 49, 2, 'k~c4463f~')], snapshots);
    expect(groups[0]?.rows[0]).toMatchObject({ colour: { label: 'Red' }, originalPrice: 57.65, newCents: undefined });
    expect(savedCents(groups)).toBe(1730);
  });

  it('takes the list price beside a sale price for the old price', () => {
    const key = snapshots.get('key');
    const sold = key && { ...key, price: 49, discount: 0, compareAtPrice: 61.3 };
    const groups = cartGroups([line('key', 49, 2)], new Map([['key', sold ?? null]]));
    expect(groups[0]?.rows[0]).toMatchObject({ originalPrice: 61.3, newCents: undefined });
    expect(savedCents(groups)).toBe(2460);
  });

  it('tells when the shop has another price today, and claims no saving then', () => {
    const groups = cartGroups([line('key', 40)], snapshots);
    expect(groups[0]?.rows[0]).toMatchObject({ newCents: 4900, originalPrice: undefined });
    expect(savedCents(groups)).toBe(0);
  });

  it('leaves what is sold out or not for sale out of every sum', () => {
    const sold = new Map<string, ProductSnapshot | null>([
      ['key', { ...key, variants: [{ id: 'k~c4463f~', stock: 0 }] }],
      ['pear', { ...pear, stock: 0 }],
      ['gone', null],
      ['lamp', { ...key, id: 'l', slug: 'lamp', colours: [] }],
    ]);
    const lines = [line('key', 49, 2, 'k'), line('pear', 3, 1, 'p'), line('gone', 5, 3), line('lamp', 49, 1, 'l')];
    const groups = cartGroups(lines, sold);
    expect(unavailableRows(groups).map(({ line: { id }, unavailable }) => [id, unavailable])).toEqual([
      ['k', 'sold-out'],
      ['p', 'sold-out'],
      ['gone', 'not-sold'],
    ]);
    expect(piecesIn(unavailableRows(groups))).toBe(6);
    expect(orderable(groups).map(({ key: name, rows, cents }) => [name, rows.length, cents])).toEqual([
      ['/shops/corner', 1, 4900],
    ]);
    expect(savedCents(groups)).toBe(865);
    expect(groups.flatMap(({ rows }) => rows).find(({ line: { id } }) => id === 'gone')?.picture).toBe('/favicon.svg');
  });

  it('knows the price and the stock of a choice that has its own', () => {
    const variants = [
      { id: 'k~~L', price: 80 },
      { id: 'k~~S', stock: 2 },
    ];
    const rows = cartGroups(
      [line('key', 68, 1, 'k~~L'), line('key', 49, 1, 'k~~S')],
      new Map([['key', { ...key, stock: 9, variants }]]),
    )[0]?.rows;
    expect(rows?.[0]).toMatchObject({ newCents: undefined, originalPrice: 80, stock: 9 });
    expect(rows?.[1]).toMatchObject({ newCents: undefined, originalPrice: 57.65, stock: 2 });
  });
});
