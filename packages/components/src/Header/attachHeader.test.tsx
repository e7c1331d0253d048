import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screen, serverRender } from '#test-utils';
import { BottomNav } from '../BottomNav';
import { attachHeader } from './attachHeader';
import { Header } from '.';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  delete page.dataset['theme'];
  vi.unstubAllGlobals();
});

const getSwitch = () => screen.getByRole('button', { name: 'Dark theme' });

it('makes the theme switch work', async () => {
  const detach = attachHeader(serverRender(<Header name="Marketrow" />));
  await userEvent.click(getSwitch());
  expect(page.dataset['theme']).toBe('dark');
  await vi.waitFor(() => expect(getSwitch()).toHaveAttribute('aria-pressed', 'true'));
  detach();
});

it('keeps names and badges of all counting links up to date', () => {
  const root = serverRender(
    <>
      <Header name="Marketrow" cartHref="/cart" wishlistHref="/wishlist" />
      <BottomNav items={[{ title: 'Cart', href: '/cart', badge: true }]} />
    </>,
  );
  let counts = { cart: 0, wishlist: 1 };
  let publish: () => void = () => undefined;
  const detach = attachHeader(root, {
    getCounts: () => counts,
    subscribe: (listener) => {
      publish = listener;
      return () => undefined;
    },
  });
  expect(screen.getAllByRole('link', { name: 'Cart' })).toHaveLength(2);
  const wishlist = screen.getByRole('link', { name: 'Wishlist, 1 item' });
  expect(wishlist.querySelector('[data-mr-wishlist-count]')).toHaveTextContent('1');

  counts = { cart: 3, wishlist: 0 };
  publish();
  for (const link of screen.getAllByRole('link', { name: 'Cart, 3 items' })) {
    expect(link.querySelector('[data-mr-cart-count]')).toHaveTextContent('3');
  }
  expect(
    screen.getByRole('link', { name: 'Wishlist' }).querySelector('[data-mr-wishlist-count]'),
  ).toBeEmptyDOMElement();
  detach();
});

it('ends all of it on clean-up', async () => {
  const stopped = vi.fn();
  const root = serverRender(<Header name="Marketrow" />);
  attachHeader(root, { getCounts: () => ({ cart: 0, wishlist: 0 }), subscribe: () => stopped })();
  expect(stopped).toHaveBeenCalledOnce();
  await userEvent.click(getSwitch());
  expect(page.dataset['theme']).toBeUndefined();
});
