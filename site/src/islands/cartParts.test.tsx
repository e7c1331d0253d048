/* What cart, drawer and checkout say of the same lines. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FrameData } from '../data/frameData';
import type { ProductSnapshot } from '../data/productSnapshot';
import { messages } from '../i18n/en';
import { unavailableIds } from '../cart/unavailable';
import { cart } from '../store';
import { cartGroups } from './cartGroups';
import { CartEmpty } from './CartEmpty';
import { CartLines } from './CartLines';
import { CheckoutAside } from './CheckoutAside';
import type { CheckoutKit } from './checkoutMessages';
import { FrameCart } from './frame/FrameCart';
import { PriceChanges } from './PriceChanges';
import { RetryNote } from './RetryNote';

const shoe: ProductSnapshot = {
  id: 's',
  slug: 'shoe',
  title: 'Shoe',
  price: 40,
  discount: 0,
  thumbnail: '/s.webp',
  categories: [],
  images: [],
  rating: 0,
  ratingCount: 0,
  colours: [{ value: '#c4463f', label: 'Red' }],
  shop: { name: 'Corner', picture: '/c.webp', path: '/shops/corner' },
};
const line = (size: string, qty: number) => ({
  id: `s~c4463f~${size}`,
  slug: 'shoe',
  name: `Shoe (Red, ${size})`,
  price: 40,
  qty,
  imgUrl: '/s.webp',
});
const own = { id: 'p', slug: 'pear', name: 'Pear', price: 3, qty: 1, imgUrl: '/p.webp' };
const gone = { ...own, id: 'g', slug: 'gone', name: 'Gone' };
const unread = { ...own, id: 'u', slug: 'unread', name: 'Unread' };
const items = [line('M', 2), line('L', 1), own, gone, unread];
const snapshots = new Map<string, ProductSnapshot | null>([
  ['shoe', shoe],
  ['pear', { ...shoe, id: 'p', slug: 'pear', title: 'Pear', price: 3, colours: [], shop: null }],
  ['gone', null],
]);
const { cart: t, checkout, counts, product } = messages;
const common = { locale: 'en', currency: 'USD' } as const;
const unasked = () => {
  throw new Error('nothing asks for it');
};
const idle = { applied: undefined, apply: unasked, remove: unasked, refresh: unasked, reasonOf: unasked };
const kit = { OrderSummary: { currency: 'USD', locale: 'en-US' }, CartLineItem: { currency: 'USD', locale: 'en-US' } };

/** The texts of the list items of a list. */
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('the review of the checkout tells two sizes apart, with what each comes to', () => {
  render(
    <CheckoutAside
      {...common}
      groups={cartGroups(items, snapshots)}
      total="$121.00"
      coupon={{ ...idle, applied: { code: 'OFF5', discount: 5 } }}
      messages={{ checkout, cart: t }}
      kit={kit as unknown as CheckoutKit}
    />,
  );
  expect(textsOf(screen.getByRole('list', { name: checkout.lines }))).toEqual([
    'Shoe  Red M× 2$80.00',
    'Shoe  Red L× 1$40.00',
    'Pear × 1$3.00',
    'Gone × 1Not for sale',
    'Unread × 1$3.00',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Corner', t.otherShop, t.unknownShop, 'Coupon OFF5']),
  );
  expect(screen.getByText('-$5.00')).toBeInTheDocument();
  expect(screen.getByText('$121.00', { selector: 'dd' })).toBeInTheDocument();
});

it('the cart says what is not sold, and promises nothing for what it does not know', () => {
  render(
    <CartLines
      {...common}
      groups={cartGroups(items, snapshots)}
      messages={{ cart: t, counts, product }}
      kit={kit}
      onQuantityChange={vi.fn()}
      onRemove={vi.fn()}
      onSave={vi.fn()}
    />,
  );
  const unknown = screen.getByRole('region', { name: t.unknownShop });
  expect(within(unknown).queryByText(t.delivery.express)).not.toBeInTheDocument();
  expect(within(unknown).getAllByText('Not for sale at the moment, not in the total')).toHaveLength(1);
  expect(unknown).toHaveTextContent('Subtotal $3.00');
  expect(within(screen.getByRole('region', { name: t.otherShop })).getByText(t.delivery.express)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Shoe (Red, M)' })).toBeInTheDocument();
});

it('the cart says that a shop is closed, and promises no delivery of its lines', () => {
  const closed = new Map([
    ['shoe', { ...shoe, shop: { name: 'Corner', picture: '/c.webp', path: '/c', closed: true as const } }],
  ]);
  render(
    <CartLines
      {...common}
      groups={cartGroups([line('M', 1)], closed)}
      messages={{ cart: t, counts, product }}
      kit={kit}
      onQuantityChange={vi.fn()}
      onRemove={vi.fn()}
      onSave={vi.fn()}
    />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Shop closed');
  expect(screen.queryByText(t.delivery.express)).not.toBeInTheDocument();
});

it('the drawer writes a choice once, with its dot, and the marketplace has its name', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const slug = /([^/]+)\.json/.exec(address)?.[1] ?? '';
    const found = snapshots.get(slug);
    if (found === undefined) return Promise.reject(new TypeError('network'));
    return Promise.resolve(found ? Response.json(found) : new Response('', { status: 404 }));
  });
  const state = { ...cart.getState(), items };
  vi.spyOn(cart, 'getState').mockReturnValue(state);
  const data = {
    ...common,
    tag: 'en-US',
    hrefs: { cart: '/cart' },
    marketplace: { id: 'marketplace', name: t.otherShop, profilePicture: '/favicon.svg' },
    notSold: product.notSold,
    labels: { CartDrawer: { other: t.unknownShop } },
  } as unknown as FrameData;
  const { rerender } = render(<FrameCart data={data} open onClose={vi.fn()} />);
  const corner = await screen.findByRole('group', { name: 'Corner' });
  expect(
    within(corner)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Shoe', 'Shoe']);
  expect(within(corner).getAllByText('Red')).toHaveLength(2);
  expect(within(corner).getByText('L')).toBeInTheDocument();
  expect(within(corner).getByRole('button', { name: 'Remove Shoe (Red, L)' })).toBeInTheDocument();
  const [mark] = within(screen.getByRole('group', { name: t.otherShop })).getAllByRole('presentation');
  expect(mark).toHaveAttribute('src', '/favicon.svg');
  const unknown = screen.getByRole('group', { name: t.unknownShop });
  expect(within(unknown).getByText('Not for sale at the moment, not in the total')).toBeInTheDocument();
  // What could not be read is read again when the drawer is opened again.
  snapshots.set('unread', { ...shoe, slug: 'unread' });
  rerender(<FrameCart data={data} open={false} onClose={vi.fn()} />);
  rerender(<FrameCart data={data} open onClose={vi.fn()} />);
  expect(await within(corner).findByRole('link', { name: 'Unread' })).toBeInTheDocument();
  // The badge of every page leaves out what cannot be ordered, once the products of all lines are read.
  await waitFor(() => expect(items.filter(({ id }) => unavailableIds().includes(id))).toEqual([gone]));
});

it('changed prices are said by the standing region, and have the focus at once', async () => {
  const region = document.createElement('div');
  region.setAttribute('role', 'alert');
  region.setAttribute('data-mr-live', 'urgent');
  document.body.append(region);
  const changed = [
    { id: line('M', 2).id, was: 40, now: 45 },
    { id: 'p', was: 3, now: null },
  ];
  const accept = vi.fn(() => Promise.resolve(false));
  render(<PriceChanges {...common} items={items} messages={checkout} changed={changed} onAccept={accept} />);
  const group = screen.getByRole('group', { name: checkout.pricesChanged });
  expect(group).toHaveFocus();
  expect(screen.getAllByRole('alert')).toEqual([region]);
  expect(region).toHaveTextContent(
    'Prices have changed. Shoe (Red, M): $40.00 before, $45.00 now Pear is not sold any more and leaves the cart',
  );
  await userEvent.click(within(group).getByRole('button', { name: checkout.accept }));
  expect(accept).toHaveBeenCalledOnce();
  await waitFor(() => expect(group).toHaveTextContent(checkout.notAccepted));
  expect(region).toHaveTextContent(checkout.notAccepted);
});

it('what is sold out or gone can be left out of the order', async () => {
  const changed = [
    { id: line('M', 2).id, was: 40, now: null, soldOut: true as const },
    { id: 'p', was: 3, now: null },
  ];
  const accept = vi.fn(() => Promise.resolve(true));
  const { rerender } = render(
    <PriceChanges {...common} items={items} messages={checkout} changed={changed} isNews={false} onAccept={accept} />,
  );
  const group = screen.getByRole('group', { name: 'Some items cannot be ordered.' });
  expect(group).toHaveTextContent('Shoe (Red, M) is sold out and leaves the cart');
  expect(group).toHaveTextContent('Pear is not sold any more and leaves the cart');
  // Standing there from the start, it does not take the focus.
  expect(group).not.toHaveFocus();
  rerender(<PriceChanges {...common} items={items} messages={checkout} changed={changed} onAccept={accept} />);
  expect(group).toHaveFocus();
  await userEvent.click(within(group).getByRole('button', { name: 'Go on without them' }));
  expect(accept).toHaveBeenCalledOnce();
});

it('fewer pieces than asked for are named, and can be taken', async () => {
  const changed = [{ id: line('M', 2).id, was: 40, now: 40, available: 1 }];
  const accept = vi.fn(() => Promise.resolve(true));
  render(<PriceChanges {...common} items={items} messages={checkout} changed={changed} onAccept={accept} />);
  const group = screen.getByRole('group', { name: 'Less is in stock than you asked for.' });
  expect(group).toHaveTextContent('Shoe (Red, M): only 1 left');
  await userEvent.click(within(group).getByRole('button', { name: 'Take what there is' }));
  expect(accept).toHaveBeenCalledOnce();
});

it('an empty cart has a heading that can take the focus', () => {
  render(<CartEmpty locale="en" messages={t} wishlistCount={2} />);
  screen.getByRole('heading', { level: 1, name: t.emptyTitle }).focus();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    t.emptyDeals,
    'Open the wishlist, 2',
  ]);
});

it('a note with Retry is announced at each failure, and leaves the focus at the heading', async () => {
  const note = (attempt: number) => <RetryNote text="Not read" retry="Retry" onRetry={vi.fn()} attempt={attempt} />;
  const page = (attempt?: number) => (
    <>
      <h1 tabIndex={-1}>Cart</h1>
      {attempt === undefined ? null : note(attempt)}
    </>
  );
  const { rerender } = render(page(1));
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Not read');
  status.textContent = '';
  rerender(page(2));
  expect(status).toHaveTextContent('Not read');
  screen.getByRole('button').focus();
  await act(async () => {
    rerender(page());
    await Promise.resolve();
  });
  expect(screen.getByRole('heading')).toHaveFocus();
});

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('lang');
});
