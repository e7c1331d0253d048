import { addresses, orders, tickets, users, type User } from '@marketrow/fixtures';
import { devices, type BrowserContextOptions } from '@playwright/test';

/** One page of the site. */
export interface SitePage {
  /** File under `site/src/pages/[...locale]`, without `.astro`. */
  template: string;
  /** Address without the language. */
  path: string;
  /** Distinguishes several pages of one template. */
  state?: string;
  /** Who is logged in. @default a guest, who sees the sample customer's account */
  customer?: User;
}

// The site is built with the records of the first; those of the second come by script.
const [sample, customer] = users as [User, User];
const newest = orders[0]!;
const oldest = orders.at(-1)!;

const addressOf = ({ id }: User) => addresses.find(({ user }) => user.id === id)!.id;
const orderOf = ({ id }: User) => orders.find((order) => order.users.id === id)!.id;
const ticketOf = ({ id }: User) => tickets.find(({ user }) => user.id === id)!.slug;

const product = 'keyfold-c1-hardware-security-key';

/** A page of each template, and of each state with a look of its own. */
export const sitePages: readonly SitePage[] = [
  { template: '404', path: '/no-such-page' },
  { template: '[info]', path: '/about' },
  { template: 'address/[id]', path: `/address/${addressOf(sample)}` },
  { template: 'address/index', path: '/address' },
  { template: 'address/new', path: '/address/new' },
  { template: 'address/shell', path: `/address/${addressOf(customer)}`, customer },
  { template: 'admin/[list]', path: '/admin/products' },
  { template: 'admin/brands/[record]', path: '/admin/brands/keyfold' },
  { template: 'admin/categories/[record]', path: '/admin/categories/electronics' },
  { template: 'admin/coupons/[record]', path: '/admin/coupons/WELCOME10' },
  { template: 'admin/dashboard', path: '/admin/dashboard' },
  { template: 'admin/orders/[id]', path: `/admin/orders/${newest.id}` },
  { template: 'admin/orders/shell', path: `/admin/orders/${oldest.id}` },
  { template: 'admin/packages', path: '/admin/packages' },
  { template: 'admin/products/[record]', path: `/admin/products/${product}` },
  { template: 'admin/products/[record]', path: '/admin/products/new', state: 'new' },
  { template: 'brands/[slug]/[...page]', path: '/brands/vela' },
  { template: 'brands/index', path: '/brands' },
  { template: 'cart', path: '/cart' },
  { template: 'categories/[slug]/[...page]', path: '/categories/electronics' },
  { template: 'categories/index', path: '/categories' },
  { template: 'checkout', path: '/checkout' },
  { template: 'find-order', path: '/find-order' },
  { template: 'gift-shop/[collection]', path: '/gift-shop/popular' },
  { template: 'gift-shop/index', path: '/gift-shop' },
  { template: 'grocery-2', path: '/grocery-2' },
  { template: 'grocery-4/categories/[slug]', path: '/grocery-4/categories/fruits' },
  { template: 'grocery-4/index', path: '/grocery-4' },
  { template: 'index', path: '/' },
  { template: 'login', path: '/login' },
  // The server of the demo sends it for the login.
  { template: 'login/demo', path: '/login' },
  { template: 'mobile-categories', path: '/mobile-categories' },
  { template: 'orders/[...page]', path: '/orders' },
  { template: 'orders/[id]', path: `/orders/${orderOf(sample)}` },
  { template: 'orders/shell', path: `/orders/${orderOf(customer)}`, customer },
  { template: 'products/[slug]', path: `/products/${product}` },
  { template: 'products/search', path: '/products/search?q=keyfold' },
  { template: 'products/search', path: '/products/search?q=zeppelin', state: 'nothing' },
  { template: 'profile/[id]', path: `/profile/${sample.id}` },
  { template: 'profile/index', path: '/profile' },
  { template: 'profile/shell', path: `/profile/${customer.id}`, customer },
  { template: 'register', path: '/register' },
  { template: 'register/confirm', path: '/register/confirm' },
  { template: 'register/real', path: '/register/real' },
  { template: 'reset-password', path: '/reset-password' },
  { template: 'reset-password/confirm', path: '/reset-password/confirm' },
  { template: 'reset-password/real', path: '/reset-password/real' },
  { template: 'sales-1/[...page]', path: '/sales-1' },
  { template: 'shops/[slug]/[...page]', path: '/shops/cybershop' },
  { template: 'shops/index', path: '/shops' },
  { template: 'stop-notices', path: '/stop-notices' },
  { template: 'support-tickets/[slug]', path: `/support-tickets/${ticketOf(sample)}` },
  { template: 'support-tickets/index', path: '/support-tickets' },
  { template: 'support-tickets/shell', path: `/support-tickets/${ticketOf(customer)}`, customer },
  { template: 'vendor/[list]', path: '/vendor/refund-requests' },
  { template: 'vendor/coupons/[record]', path: '/vendor/coupons/new' },
  { template: 'vendor/dashboard', path: '/vendor/dashboard' },
  { template: 'wish-list', path: '/wish-list' },
];

/**
 * Pages that are compared. Those of a customer who is logged in look as the sample customer's, and the forms of real accounts as those that show
 * what was entered; the login of the demo is sent for the address of the login; the areas of work are compared as screens of Storybook.
 */
export const comparedPages = sitePages.filter(
  ({ template, customer: loggedIn }) => !loggedIn && !/^(admin|vendor)\/|\/(real|demo)$/.test(template),
);

/** Addresses in one language that a guest can open, each once. */
export const guestPaths = (base: '' | '/de'): string[] => {
  const paths = sitePages.filter(({ customer: loggedIn }) => !loggedIn).map(({ path }) => `${base}${path}`);
  return [...new Set(paths)];
};

/** `shops-slug-page` of the template `shops/[slug]/[...page]`. */
export function nameOfPage({ template, state }: SitePage): string {
  const name = template.match(/[\w-]+/g)!.join('-');
  return state === undefined ? name : `${name}-${state}`;
}

/** Language and window of a page of the site. Each is compared in light and in dark. */
export interface SiteMode {
  base: '' | '/de';
  options: BrowserContextOptions;
}

export const siteModes: Readonly<Record<string, SiteMode>> = {
  desktop: { base: '', options: { viewport: { width: 1440, height: 900 } } },
  'phone-german': {
    base: '/de',
    options: {
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1,
      locale: 'de-DE',
    },
  },
};
