import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, screen, setup } from '#test-utils';
import { BottomNav } from '../BottomNav';
import { attachHeader, themeKey } from './attachHeader';
import { Header } from './Header';

const page = document.documentElement;
let systemIsDark = false;

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: systemIsDark }));
});

afterEach(() => {
  delete page.dataset['theme'];
  delete page.dataset['js'];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const getSwitch = () => screen.getByRole('button', { name: 'Dark theme' });

it('switches the theme, keeps the choice and tells it by aria-pressed under a constant name', async () => {
  const { user, container } = setup(<Header name="Marketrow" />);
  attachHeader(container);
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');

  await user.click(getSwitch());
  expect(page.dataset['theme']).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBe('dark');
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');

  await user.click(getSwitch());
  expect(page.dataset['theme']).toBe('light');
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'false');
});

it('follows the system until somebody chooses', async () => {
  systemIsDark = true;
  const { user, container } = setup(<Header name="Marketrow" />);
  attachHeader(container);
  expect(getSwitch()).toHaveAttribute('aria-pressed', 'true');
  expect(page.dataset['theme']).toBeUndefined();

  await user.click(getSwitch());
  expect(page.dataset['theme']).toBe('light');
});

it('switches even where storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { user, container } = setup(<Header name="Marketrow" />);
  attachHeader(container);
  await user.click(getSwitch());
  expect(page.dataset['theme']).toBe('dark');
});

it('says on the page that scripts run, so that the switch is shown', () => {
  const { container } = render(<Header name="Marketrow" />);
  attachHeader(container);
  expect(page).toHaveAttribute('data-js', '');
});

it('keeps names and bubbles of all counting links true', () => {
  const { container } = render(
    <>
      <Header name="Marketrow" cartUrl="/cart" wishlistUrl="/wish-list" />
      <BottomNav items={[{ title: 'Cart', url: '/cart', icon: 'shopping-bag', badge: true }]} />
    </>,
  );
  let counts = { cart: 0, wish: 1 };
  let publish: () => void = () => undefined;
  attachHeader(container, {
    getCounts: () => counts,
    subscribe: (listener) => {
      publish = listener;
      return () => undefined;
    },
  });
  expect(screen.getAllByRole('link', { name: 'Cart' })).toHaveLength(2);
  const wish = screen.getByRole('link', { name: 'Wish list, 1 item' });
  expect(wish.querySelector('[data-mr-wish-count]')).toHaveTextContent('1');

  counts = { cart: 3, wish: 0 };
  publish();
  for (const link of screen.getAllByRole('link', { name: 'Cart, 3 items' })) {
    expect(link.querySelector('[data-mr-cart-count]')).toHaveTextContent('3');
  }
  expect(screen.getByRole('link', { name: 'Wish list' }).querySelector('[data-mr-wish-count]')).toBeEmptyDOMElement();
});

it('stops all of it on clean-up', async () => {
  const stopped = vi.fn();
  const { user, container } = setup(<Header name="Marketrow" />);
  const detach = attachHeader(container, { getCounts: () => ({ cart: 0, wish: 0 }), subscribe: () => stopped });
  detach();
  expect(stopped).toHaveBeenCalledOnce();
  await user.click(getSwitch());
  expect(page.dataset['theme']).toBeUndefined();
});
