import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSyncExternalStore } from 'react';
import { act, describeBehavior, screen, serverRender } from '#test-utils';
import type { BehaviorCase } from '#test-utils';
import { attachHeader } from './attachHeader.js';
import { Header } from '../shop/Header/index.js';
import { StaticBottomNav } from './StaticBottomNav.js';
import { StaticCartButton } from './StaticCartButton.js';
import { StaticHeader } from './StaticHeader.js';

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

/** Counts shown by both forms. */
let counts = { cart: 0, wishlist: 0 };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const count = (next: typeof counts) =>
  act(() => {
    counts = next;
    listeners.forEach((listener) => listener());
  });

function LiveHeader() {
  const { cart, wishlist } = useSyncExternalStore(subscribe, () => counts);
  return (
    <Header name="Marketrow" cartHref="/cart" wishlistHref="/wishlist" cartCount={cart} wishlistCount={wishlist} />
  );
}

const element: BehaviorCase['element'] = (form) =>
  form === 'react' ? <LiveHeader /> : <StaticHeader name="Marketrow" cartHref="/cart" wishlistHref="/wishlist" />;
const bubble = (name: string) => screen.getByRole('link', { name }).querySelector('[aria-hidden="true"]:last-child');

describeBehavior('Header', (root) => attachHeader(root, { getCounts: () => counts, subscribe }), {
  'switches the theme': {
    element,
    run: async ({ user }) => {
      await user.click(getSwitch());
      expect(page.dataset['theme']).toBe('dark');
      await vi.waitFor(() => expect(getSwitch()).toHaveAttribute('aria-pressed', 'true'));
    },
  },
  'includes the counts in the names, and hides the badges from screen readers': {
    element,
    run: () => {
      count({ cart: 0, wishlist: 1 });
      expect(screen.getByRole('link', { name: 'Cart' })).toBeInTheDocument();
      expect(bubble('Wishlist, 1 item')).toHaveTextContent('1');
      count({ cart: 3, wishlist: 0 });
      expect(bubble('Cart, 3 items')).toHaveTextContent('3');
      expect(bubble('Wishlist')).toBeEmptyDOMElement();
      count({ cart: 1200, wishlist: 0 });
      expect(bubble('Cart, 1,200 items')).toHaveTextContent('99+');
    },
  },
});

it('updates every count link of the page', () => {
  count({ cart: 0, wishlist: 0 });
  const root = serverRender(
    <>
      <StaticHeader name="Marketrow" cartHref="/cart" />
      <StaticCartButton href="/cart" />
      <StaticBottomNav items={[{ title: 'Cart', href: '/cart', showCount: true }]} />
    </>,
  );
  const detach = attachHeader(root, { getCounts: () => counts, subscribe });
  expect(screen.getAllByRole('link', { name: 'Cart' })).toHaveLength(3);
  count({ cart: 3, wishlist: 0 });
  for (const link of screen.getAllByRole('link', { name: 'Cart, 3 items' })) {
    expect(link.querySelector('[data-mr-cart-count]')).toHaveTextContent('3');
  }
  detach();
  expect(listeners.size).toBe(0);
});

it('is detached by its clean-up', async () => {
  const stopped = vi.fn();
  const root = serverRender(<StaticHeader name="Marketrow" />);
  attachHeader(root, { getCounts: () => ({ cart: 0, wishlist: 0 }), subscribe: () => stopped })();
  expect(stopped).toHaveBeenCalledOnce();
  await userEvent.click(getSwitch());
  expect(page.dataset['theme']).toBeUndefined();
});
