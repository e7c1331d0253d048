import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, render, screen, setup, waitFor, within } from '#test-utils';
import { Header } from './index.js';
import type { SearchSubmitDetails } from '../SearchBar/index.js';

const categories = [
  { label: 'All Categories', value: '' },
  { label: 'Laptop', value: 'laptop' },
];
const full = {
  name: 'Marketrow',
  searchHref: '/products/search',
  searchCategories: categories,
  accountHref: '/login',
  wishlistHref: '/wishlist',
  cartHref: '/cart',
  categoriesHref: '/categories',
  items: [
    { title: 'Network Security', href: '/gift-shop/network-security' },
    { title: 'Secure Access', href: '/gift-shop/secure-access' },
  ],
};

describeConformance(<Header {...full} />, {
  element: HTMLElement,
  tag: 'header',
  variants: [{ searchValue: 'lamp' }, { cartCount: 3, wishlistCount: 1 }],
  otherProps: { items: full.items.slice(1), cartCount: 2 },
  visibleLabel: 'account',
});

it('calls the search handlers on each change, and on submit with the category', async () => {
  const onSearchValueChange = vi.fn();
  const onSearch = vi.fn((_value: string, { event }: SearchSubmitDetails) => event?.preventDefault());
  const { user } = setup(<Header {...full} defaultSearchCategory="laptop" {...{ onSearchValueChange, onSearch }} />);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ab{Enter}');
  expect(onSearchValueChange.mock.calls).toEqual([
    ['a', { reason: 'input', event: anyEvent }],
    ['ab', { reason: 'input', event: anyEvent }],
  ]);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ab', expect.objectContaining({ category: 'laptop' }));
});

it('shows a controlled search text', async () => {
  const onSearchValueChange = vi.fn();
  const props = { ...full, onSearchValueChange };
  const { user, rerender } = setup(<Header {...props} searchValue="lamp" />);
  await user.type(screen.getByRole('searchbox'), 's');
  expect(onSearchValueChange).toHaveBeenCalledExactlyOnceWith('lamps', { reason: 'input', event: anyEvent });
  expect(screen.getByRole('searchbox')).toHaveValue('lamp');
  rerender(<Header {...props} searchValue="lamps" />);
  expect(screen.getByRole('searchbox')).toHaveValue('lamps');
});

it('accepts nodes in its slots', () => {
  render(
    <Header
      {...full}
      logo={<a href="/">Own logo</a>}
      search={<input aria-label="Own search" />}
      actions={<a href="/help">Help</a>}
      navigation={null}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Own logo', 'Help']);
  expect(screen.getByRole('textbox', { name: 'Own search' })).toBeInTheDocument();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('has a theme switch that works in React without a script', async () => {
  const { user } = setup(<Header name="Marketrow" />);
  const button = screen.getByRole('button', { name: 'Dark theme' });
  const before = button.getAttribute('aria-pressed');
  await user.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-pressed', before));
  delete document.documentElement.dataset['theme'];
  localStorage.clear();
});

it('is the banner landmark, with a search form that works without scripts', async () => {
  const { user } = setup(<Header {...full} defaultSearchValue="key" />);
  const form = within(screen.getByRole('banner')).getByRole('search');
  expect(form).toHaveAttribute('action', '/products/search');
  expect(form).toHaveAttribute('method', 'get');

  const field = within(form).getByRole('searchbox', { name: 'Search' });
  expect(field).toHaveValue('key');
  await user.clear(field);
  await user.type(field, 'gateway');
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Category' }), 'Laptop');
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ q: 'gateway', category: 'laptop' });
  expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
});

it('selects the default category, with an empty value for all', () => {
  render(<Header {...full} defaultSearchCategory="laptop" />);
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('laptop');
});

it.each([
  { count: 0, name: 'Cart', bubble: '' },
  { count: 1, name: 'Cart, 1 item', bubble: '1' },
  { count: 2, name: 'Cart, 2 items', bubble: '2' },
  { count: 120, name: 'Cart, 120 items', bubble: '99+' },
])('has the count $count in the name of the cart link', ({ count, name, bubble }) => {
  render(<Header {...full} cartCount={count} />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/cart');
  const badge = link.querySelector('[data-mr-cart-count]');
  expect(badge).toHaveTextContent(bubble);
  expect(badge).toHaveAttribute('aria-hidden', 'true');
});

it('uses plural forms for the wishlist count', () => {
  const wishlist = { zero: 'Merkliste', one: 'Merkliste, {count} Stück', other: 'Merkliste, {count} Stücke' };
  render(<Header {...full} wishlistCount={1200} locale="de-DE" labels={{ wishlist }} />);
  expect(screen.getByRole('link', { name: 'Merkliste, 1.200 Stücke' })).toHaveAttribute('href', '/wishlist');
});

it('marks only the current link of the row', () => {
  render(<Header {...full} currentHref="/gift-shop/secure-access" />);
  const row = screen.getByRole('navigation', { name: 'Main' });
  expect(within(row).getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories');
  expect(within(row).getByRole('link', { current: 'page' })).toHaveAccessibleName('Secure Access');
});

it('renders nothing without a URL', () => {
  render(<Header name="Marketrow" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it('renders every link with `renderLink`', () => {
  render(
    <Header
      {...full}
      renderLink={({ children, ...props }) => (
        <a {...props} data-router="">
          {children}
        </a>
      )}
    />,
  );
  for (const link of screen.getAllByRole('link').filter((node) => node.getAttribute('aria-label') !== 'Search'))
    expect(link).toHaveAttribute('data-router');
});

it('gives two headers on a page different ids', () => {
  render(
    <>
      <Header {...full} /> <Header {...full} />
    </>,
  );
  const ids = screen.getAllByRole('searchbox').map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
