import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import type { AccountContext } from '../account/model/types';
import type { Order } from '../data/types';
import { messages as de } from '../i18n/de';
import { messages as en } from '../i18n/en';
import { testContext } from '../work/testing/workContext';
import { Invoice } from './Invoice';
import { PackingSlip, slipsOf } from './PackingSlip';
import { printPaper } from './printPaper';
import type { Seller } from './readSellers';

const part = (shop: string, changes = {}) => ({
  shop,
  shopName: `Shop ${shop}`,
  status: 'Pending' as const,
  deliveredAt: null,
  ...changes,
});
const item = (name: string, price: number, quantity: number, shop: string) => ({
  product_name: name,
  product_price: price,
  product_quantity: quantity,
  product_img: '/a.webp',
  shop_id: shop,
});
const order: Order = {
  id: 'a1b2c3d4-0000-4000-8000-000000000000',
  users: {
    id: 'a1b2c3d4-0000-4000-8000-000000000000',
    name: { firstName: 'Ana', lastName: 'Ruiz' },
    avatar: '/a.webp',
    email: 'ana@example.com',
    phone: '+1 555 0100',
  },
  items: [item('Bear', 10.5, 2, 's1'), { ...item('Mug', 4, 1, 's2'), variant: 'Midnight' }],
  tax: 1,
  discount: 2,
  totalPrice: 24,
  createdAt: '2026-02-01T10:00:00.000Z',
  shippingAddress: '1 Hill Road, Dover, United States',
  status: 'Pending',
  isDelivered: false,
  deliveredAt: null,
  parts: [part('s1'), part('s2')],
  delivery: [{ shop: 'two', method: 'pickup' }],
  payment: 'demo',
};
const sellers = new Map<string, Seller>([
  ['s1', { slug: 'one', name: 'Shop s1', address: '2 Bear Street', email: 's1@example.com', phone: '+1 555 0101' }],
  ['s2', { slug: 'two', name: 'Shop s2', address: '3 Mug Street', email: 's2@example.com', phone: '+1 555 0102' }],
]);
const contextIn = (locale: 'en' | 'de') => {
  const t = locale === 'en' ? en : de;
  return {
    locale,
    currency: 'USD',
    messages: { account: t.account, siteName: 'Marketrow' },
    labels: {},
  } as AccountContext;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an invoice', () => {
  it.each([
    ['en', 'Invoice', 'Invoice number', '$21.00', '-$2.00', '$24.00'],
    ['de', 'Rechnung', 'Rechnungsnummer', '21,00 $', '-2,00 $', '24,00 $'],
  ] as const)(
    'names the sellers with their addresses, and every sum, %s',
    (locale, title, number, line, off, total) => {
      render(<Invoice context={contextIn(locale)} order={order} sellers={sellers} />);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(number).nextSibling).toHaveTextContent(/^a1b2c3d4$/);
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Shop s1',
        'Shop s2',
      ]);
      expect(screen.getByText(/2 Bear Street · s1@example.com/)).toBeVisible();
      const [bears, mugs] = screen.getAllByRole('table');
      expect(within(bears!).getAllByRole('row')[1]).toHaveTextContent(`Bear2`);
      expect(bears).toHaveTextContent(line);
      expect(mugs).toHaveTextContent('Mug, Midnight');
      const sums = [...document.querySelectorAll('.site-paper-sums dd')].map(({ textContent }) => textContent);
      expect(sums.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
        expect.stringContaining('25'),
        off,
        expect.stringContaining('1'),
        total,
      ]);
    },
  );

  it('is there without the addresses, and says which part was canceled', () => {
    const parts = [part('s1', { status: 'Cancelled' as const }), part('s2')];
    render(<Invoice context={contextIn('en')} order={{ ...order, parts }} sellers={new Map()} />);
    expect(screen.getByRole('heading', { name: 'Shop s1 (canceled)' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Shop s2' })).toBeVisible();
  });
});

it('papers name the country in the language of the page', () => {
  render(<Invoice context={contextIn('de')} order={order} sellers={sellers} />);
  expect(screen.getByRole('article')).toHaveTextContent('Vereinigte Staaten');
  cleanup();
  render(<PackingSlip context={testContext('de')} slip={slipsOf(order, sellers)[0]!} seller={undefined} />);
  expect(screen.getByRole('article')).toHaveTextContent('Vereinigte Staaten');
});

describe('packing slips', () => {
  it('are one for each part that was not canceled, with its own lines and delivery', () => {
    const slips = slipsOf(order, sellers);
    expect(slips.map(({ shopName, method, items }) => [shopName, method, items.length])).toEqual([
      ['Shop s1', 'home', 1],
      ['Shop s2', 'pickup', 1],
    ]);
    const parts = [part('s1', { status: 'Cancelled' as const }), part('s2')];
    expect(slipsOf({ ...order, parts }, sellers).map(({ shop }) => shop)).toEqual(['s2']);
  });

  it('have no prices for a gift', () => {
    const parts = [part('s1', { gift: { message: 'For you' } }), part('s2')];
    const [gift, plain] = slipsOf({ ...order, parts }, sellers);
    render(<PackingSlip context={testContext()} slip={gift!} seller={sellers.get('s1')} />);
    expect(screen.getByRole('article')).toHaveTextContent('Bear');
    expect(screen.getByRole('article')).toHaveTextContent('For you');
    expect(screen.getByRole('article')).not.toHaveTextContent(/\$|10\.50/);
    cleanup();
    render(<PackingSlip context={testContext()} slip={plain!} seller={sellers.get('s2')} />);
    expect(screen.getByRole('article')).toHaveTextContent('$4.00');
  });
});

it('a paper is there while it prints, and gone afterwards', () => {
  document.title = 'Order';
  const seen: unknown[] = [];
  vi.stubGlobal('print', () => seen.push(document.title, document.querySelector('.site-paper')?.textContent));
  printPaper('Invoice 1', <p>Paper</p>);
  expect(seen).toEqual(['Invoice 1', 'Paper']);
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('.site-paper')).toBeNull();
  expect(document.title).toBe('Order');
});
