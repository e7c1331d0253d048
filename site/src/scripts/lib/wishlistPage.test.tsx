import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold, mark } from '../../markup';
import { cart, wishlist } from '../../store';
import { attachWishlistPage } from './wishlistPage';

/** What is answered for a product's card: its stock, or a status. */
let answers: Record<string, { stock: number } | number>;
let asked: string[];

function cardOf(id: string, stock: number): string {
  const line = JSON.stringify({ id, slug: id, name: `The ${id}`, price: 4, imgUrl: '/x.webp', qty: 1 });
  return `<li data-mr-item='{"id":"${id}"}'><article><span hidden data-mr-line='${line}'></span><h2><a href="/${id}">The ${id}</a></h2>
    <button type="button" data-mr-action="wishlist">Add The ${id} to wishlist</button>
    <button type="button" data-mr-move ${stock === 0 ? 'hidden' : ''}>Move to the cart: The ${id}</button></article></li>`;
}

function answer(address: string): Promise<Response> {
  const id = address.slice('/cards/'.length);
  asked.push(id);
  const found = answers[id] ?? { stock: 5 };
  if (found === 0) return Promise.reject(new TypeError('Failed to fetch'));
  if (typeof found === 'number') return Promise.resolve(new Response(null, { status: found }));
  return Promise.resolve(Response.json({ html: cardOf(id, found.stock) }));
}

const messages = {
  template: '/cards/{id}',
  total: { one: '{count} product', other: '{count} products' },
  moved: { one: '{count} product moved.', other: '{count} products moved.' },
  soldOut: { one: '{count} is out of stock.', other: '{count} are out of stock.' },
  toChoose: { one: '{count} has sizes.', other: '{count} have sizes.' },
  movedOne: '{item} moved to the cart.',
  removedOne: '{item} removed from your wishlist.',
  full: 'The cart is full.',
  undone: 'Back on your wishlist',
  copied: 'Link copied',
  copyLink: 'Copy this link:',
  sharedTitle: 'A shared wishlist',
  addToCart: 'Add',
  addedButton: 'Added',
  added: '{name}: {count}',
  sharedGone: 'Nothing of it is sold any more',
};

function openPage(ids: readonly string[], shared?: readonly string[]): void {
  for (const id of ids.toReversed()) wishlist.toggle(id);
  render(
    <div {...hold('wishlist', messages)}>
      <h1 tabIndex={-1}>Wishlist</h1>
      <p {...mark('total')}>Being read</p>
      <button type="button" hidden {...mark('move-all')}>
        Move all
      </button>
      <button type="button" hidden {...mark('share')}>
        Share
      </button>
      <div {...mark('results')}>
        <ul aria-label="Wishlist" aria-busy="true">
          <li aria-hidden="true" data-testid="place" />
          <li aria-hidden="true" data-testid="place" />
        </ul>
      </div>
      <div hidden {...mark('failed')}>
        <h2>This could not be loaded</h2>
        <button type="button" {...mark('retry')}>
          Retry
        </button>
      </div>
      <p hidden {...mark('no-results')}>
        Nothing here
      </p>
      <div hidden {...mark('moved')}>
        <p />
        <button type="button" {...mark('undo')}>
          Undo
        </button>
        <button type="button" {...mark('moved-close')}>
          Close
        </button>
      </div>
    </div>,
  );
  attachWishlistPage(document.querySelector<HTMLElement>('[data-mr-wishlist]')!, shared);
}

const list = () => screen.getByRole('list', { name: 'Wishlist' });
const names = () =>
  within(list())
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const moveButton = (id: string) => screen.getByRole('button', { name: `Move to the cart: The ${id}` });
const ready = () => waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'false'));
const quantities = () => Object.fromEntries(cart.getState().items.map(({ id, qty }) => [id, qty]));

beforeEach(() => {
  [answers, asked] = [{}, []];
  document.documentElement.lang = 'en';
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  cart.reset();
  wishlist.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps a place for each card until it is there', async () => {
  openPage(['mug', 'lamp', 'cup']);
  expect(list()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByTestId('place')).toHaveLength(3);
  await ready();
  expect(names()).toEqual(['The mug', 'The lamp', 'The cup']);
  expect(screen.queryByTestId('place')).toBeNull();
  expect(screen.getByText('3 products')).toBeVisible();
});

it('says that the list is empty at once', () => {
  openPage([]);
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(screen.queryByTestId('place')).toBeNull();
});

it('moves one product into the cart, and the focus to the next one', async () => {
  openPage(['mug', 'lamp']);
  await ready();
  moveButton('mug').focus();
  moveButton('mug').click();
  expect(names()).toEqual(['The lamp']);
  expect(quantities()).toEqual({ mug: 1 });
  expect(wishlist.getState()).toEqual(['lamp']);
  expect(screen.getByRole('status')).toHaveTextContent('The mug moved to the cart.');
  expect(moveButton('lamp')).toHaveFocus();
  moveButton('lamp').click();
  expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
});

it('takes a move back: the pieces of before, and the wish in its old place', async () => {
  cart.setItem({ id: 'lamp', slug: 'lamp', name: 'The lamp', price: 4, imgUrl: '/x.webp', qty: 2 });
  openPage(['mug', 'lamp', 'cup']);
  await ready();
  moveButton('lamp').click();
  expect(quantities()).toEqual({ lamp: 3 });
  // A wish of another tab, meanwhile.
  wishlist.toggle('bowl');
  screen.getByRole('button', { name: 'Undo' }).click();
  expect(quantities()).toEqual({ lamp: 2 });
  expect(wishlist.getState()).toEqual(['bowl', 'mug', 'lamp', 'cup']);
  expect(moveButton('lamp')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Back on your wishlist');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says what a card’s own button has removed, with a way back to its old place', async () => {
  openPage(['mug', 'lamp', 'cup']);
  await ready();
  // The shop's script listens on the whole page.
  const toggle = ({ target }: Event) => (target as Element).matches('[data-mr-action]') && wishlist.toggle('lamp');
  document.addEventListener('click', toggle);
  const heart = screen.getByRole('button', { name: 'Add The lamp to wishlist' });
  heart.focus();
  heart.click();
  expect(names()).toEqual(['The mug', 'The cup']);
  expect(moveButton('cup')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The lamp removed from your wishlist.'));
  screen.getByRole('button', { name: 'Undo' }).click();
  expect(wishlist.getState()).toEqual(['mug', 'lamp', 'cup']);
  expect(quantities()).toEqual({});
  expect(moveButton('lamp')).toHaveFocus();
  document.removeEventListener('click', toggle);
});

it('leaves what is out of stock on the list, and says how many', async () => {
  answers = { lamp: { stock: 0 } };
  openPage(['mug', 'lamp', 'cup']);
  await ready();
  screen.getByRole('button', { name: 'Move all' }).click();
  expect(quantities()).toEqual({ mug: 1, cup: 1 });
  expect(wishlist.getState()).toEqual(['lamp']);
  expect(screen.getByRole('status')).toHaveTextContent('2 products moved. 1 is out of stock.');
  expect(screen.queryByRole('button', { name: 'Move all' })).toBeNull();
  screen.getByRole('button', { name: 'Undo' }).click();
  expect(wishlist.getState()).toEqual(['mug', 'lamp', 'cup']);
  expect(quantities()).toEqual({});
});

it('announces what could not be fetched, shows the rest, and keeps the focus while it is tried again', async () => {
  answers = { lamp: 0 };
  openPage(['mug', 'lamp']);
  await ready();
  expect(names()).toEqual(['The mug']);
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  retry.click();
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  await ready();
  expect(retry).toHaveFocus();
  answers = {};
  retry.click();
  await ready();
  expect(names()).toEqual(['The mug', 'The lamp']);
  expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(asked.filter((id) => id === 'mug')).toHaveLength(1);
});

it('shows a list that somebody shared, and leaves one’s own as it is', async () => {
  answers = { gone: 404 };
  openPage(['mug'], ['gone', 'cup']);
  await ready();
  expect(names()).toEqual(['The cup']);
  expect(wishlist.getState()).toEqual(['mug']);
  for (const name of ['Move all', 'Share']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('takes what is not sold any more off the list, and never what could not be fetched', async () => {
  answers = { gone: 404, away: 503 };
  openPage(['mug', 'gone', 'away']);
  await ready();
  expect(wishlist.getState()).toEqual(['mug', 'away']);
});
