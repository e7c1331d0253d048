import { expect, it } from 'vitest';
import { describeConformance, render, screen, setup, within } from '#test-utils';
import { Header } from './Header';

const categories = [
  { title: 'All Categories', value: '' },
  { title: 'Laptop', value: 'laptop' },
];
const full = {
  name: 'Marketrow',
  searchUrl: '/products/search',
  searchCategories: categories,
  accountUrl: '/login',
  wishlistUrl: '/wish-list',
  cartUrl: '/cart',
  categoriesUrl: '/categories',
  links: [
    { title: 'Network Security', url: '/gift-shop/network-security' },
    { title: 'Secure Access', url: '/gift-shop/secure-access' },
  ],
};

describeConformance(<Header {...full} />, { element: HTMLElement });

it('is the banner, with a search form that works without scripts', async () => {
  const { user } = setup(<Header {...full} searchQuery="key" />);
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

it('begins with the category that is chosen, the empty value for all', () => {
  render(<Header {...full} searchCategory="laptop" />);
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('laptop');
});

it.each([
  { count: 0, name: 'Cart', bubble: '' },
  { count: 1, name: 'Cart, 1 item', bubble: '1' },
  { count: 2, name: 'Cart, 2 items', bubble: '2' },
  { count: 120, name: 'Cart, 120 items', bubble: '99+' },
])('says $count pieces in the name of the cart link', ({ count, name, bubble }) => {
  render(<Header {...full} cartCount={count} />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/cart');
  const badge = link.querySelector('[data-mr-cart-count]');
  expect(badge).toHaveTextContent(bubble);
  expect(badge).toHaveAttribute('aria-hidden', 'true');
});

it('counts the wish list in its own plural forms', () => {
  const wishlist = { zero: 'Merkliste', one: 'Merkliste, {count} Stück', other: 'Merkliste, {count} Stücke' };
  render(<Header {...full} wishlistCount={1200} locale="de-DE" labels={{ wishlist }} />);
  expect(screen.getByRole('link', { name: 'Merkliste, 1.200 Stücke' })).toHaveAttribute('href', '/wish-list');
});

it('marks the current link of the row, and only it', () => {
  render(<Header {...full} currentUrl="/gift-shop/secure-access" />);
  const row = screen.getByRole('navigation', { name: 'Main' });
  expect(within(row).getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories');
  expect(within(row).getByRole('link', { current: 'page' })).toHaveAccessibleName('Secure Access');
});

it('draws nothing that has no address', () => {
  render(<Header name="Marketrow" />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
});

it('renders every link by a router', () => {
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
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-router');
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
