/**
 * The only maker of addresses: links, templates of links, canonical, hreflang, `aria-current` and the language switch.
 * A "path" is an address without its language: `/gift-shop`, always with a leading slash, never with one at the end.
 */

/**
 * The languages of the site, the default one first: what each calls itself, and the BCP 47 tag that formats numbers and money in it.
 * A new one is an entry here and a folder of `src/i18n`.
 */
export const localeFacts = {
  en: { name: 'English', tag: 'en-US', openGraph: 'en_US' },
  de: { name: 'Deutsch', tag: 'de-DE', openGraph: 'de_DE' },
} as const satisfies Record<string, LocaleFacts>;

/** What is known of a language. */
export interface LocaleFacts {
  name: string;
  tag: string;
  openGraph: string;
}

/** A language of the site. */
export type Locale = keyof typeof localeFacts;

/** All languages, the default one first. */
export const locales = Object.keys(localeFacts) as readonly Locale[];

/** The language whose addresses carry no prefix. */
export const defaultLocale: Locale = 'en';

/** Paths of pages, by name. A slug may hold any character; it is encoded here and nowhere else. */
export const paths = {
  home: '/',
  giftShop: '/gift-shop',
  giftCollection: (slug: string) => `/gift-shop/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  search: '/products/search',
  /** Search results of a text. */
  searchFor: (text: string) => `/products/search?q=${encodeURIComponent(text)}`,
  /** Search results: what is new. */
  newProducts: '/products/search?new=1',
  categories: '/categories',
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  mobileCategories: '/mobile-categories',
  brands: '/brands',
  brand: (slug: string) => `/brands/${encodeURIComponent(slug)}`,
  grocery: '/grocery-2',
  groceryProducts: '/grocery-4',
  groceryCategory: (slug: string) => `/grocery-4/categories/${encodeURIComponent(slug)}`,
  shops: '/shops',
  shop: (slug: string) => `/shops/${encodeURIComponent(slug)}`,
  sales: '/sales-1',
  cart: '/cart',
  checkout: '/checkout',
  wishList: '/wish-list',
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  /** Finds the order of a guest. */
  findOrder: '/find-order',
  profile: '/profile',
  /** The form of a profile. */
  profileOf: (id: string) => `/profile/${encodeURIComponent(id)}`,
  addresses: '/address',
  newAddress: '/address/new',
  address: (id: string) => `/address/${encodeURIComponent(id)}`,
  tickets: '/support-tickets',
  ticket: (slug: string) => `/support-tickets/${encodeURIComponent(slug)}`,
  login: '/login',
  register: '/register',
  /** Target of the link in the mail of a registration. */
  confirmAccount: '/register/confirm',
  /** Target of the link that ends emails about stock. */
  stopNotices: '/stop-notices',
  resetPassword: '/reset-password',
  /** Target of the link in the mail of a reset. */
  newPassword: '/reset-password/confirm',
  terms: '/terms',
  returns: '/returns',
  privacy: '/privacy',
  app: '/app',
  accessibility: '/accessibility',
  notFound: '/404',
} as const;

/** A path whose `{slug}`, or another place, a component fills in, encoded, for each of its items: `/shops/{slug}`. */
export function pathTemplate(path: (slug: string) => string, place = 'slug'): string {
  return path(`{${place}}`).replace(encodeURIComponent(`{${place}}`), `{${place}}`);
}

/** The page that stands for those records of a list that were not known when the site was built; the server sends it. */
export function shellPath(path: string): string {
  return `${path}/shell`;
}

/** The pages of a long list, whose `{page}` a component fills in: `/sales-1/{page}`. */
export function pagesTemplate(path: string): string {
  return `${path}/{page}`;
}

/** The slug of a shop in the path of its page. */
export function shopSlugOf(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

/** The login that comes back to a path. */
export function loginHref(locale: Locale, path: string): string {
  return `${href(locale, '/login')}?returnTo=${encodeURIComponent(href(locale, path))}`;
}

/** Where the snapshots of products lie, whose `{slug}` is filled in: files for scripts, not pages. */
export function snapshotTemplate(locale: Locale): string {
  return `/data${locale === defaultLocale ? '' : `/${locale}`}/products/{slug}.json`;
}

/** Where the catalogue of the search page lies: a file for its script, not a page. */
export function searchDataPath(locale: Locale): string {
  return `/data${locale === defaultLocale ? '' : `/${locale}`}/search.json`;
}

/** What menus, drawers and dialogs show: a file for scripts. */
export function frameFile(locale: Locale): string {
  return `/data${locale === defaultLocale ? '' : `/${locale}`}/frame.json`;
}

/** File that the browser draws live values with. */
export function liveTemplatesFile(locale: Locale): string {
  return `/data${locale === defaultLocale ? '' : `/${locale}`}/live.json`;
}

/** The cards of products, for the page of the wishlist: `{id}` is the product's. */
export function cardTemplate(locale: Locale): string {
  return `/data${locale === defaultLocale ? '' : `/${locale}`}/cards/{id}.json`;
}

/** The words of the account: a file for the browser that shows records of its own. */
export function accountFile(locale: Locale): string {
  return `/data${locale === defaultLocale ? '' : `/${locale}`}/account.json`;
}

/** One step of the breadcrumb trail. The page's own step needs no path. */
export interface Crumb {
  title: string;
  path?: string;
}

/** The path of a page of a long list: the list's own for the first, `/sales-1/2` for the second. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/${String(page)}`;
}

/** The address of a path in a language: `('de', '/cart')` gives `/de/cart`. Query and hash are kept. */
export function href(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
}

/** The address that writes a mail. */
export function mailHref(address: string): string {
  return `mailto:${address}`;
}

/** An address from data: a path of this site gets its language, anything else (`https:`, `mailto:`, `tel:`, `#x`) stays as it is. */
export function linkFromData(locale: Locale, url: string): string {
  if (!url.startsWith('/') || url.startsWith('//') || /^\/(?:images|data)\//.test(url)) return url;
  const { locale: own, path } = splitLocale(url);
  return href(own === defaultLocale ? locale : own, path);
}

/** The language and the path of an address. The inverse of `href`. */
export function splitLocale(address: string): { locale: Locale; path: string } {
  const other = locales.find(
    (locale) =>
      locale !== defaultLocale &&
      (address === `/${locale}` || address.startsWith(`/${locale}/`) || address.startsWith(`/${locale}?`)),
  );
  if (other === undefined) return { locale: defaultLocale, path: address };
  const rest = address.slice(other.length + 1);
  return { locale: other, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The absolute address of a path in a language. `origin` has no slash at its end. */
export function absolute(origin: string, locale: Locale, path: string): string {
  return origin + href(locale, path);
}

/** `hreflang` links of a path: every language and `x-default`, absolute. */
export function alternates(origin: string, path: string): { hreflang: string; href: string }[] {
  return [
    ...locales.map((locale) => ({ hreflang: locale, href: absolute(origin, locale, path) })),
    { hreflang: 'x-default', href: absolute(origin, defaultLocale, path) },
  ];
}

/** Whether an address from data points at the path that is being shown. Query and hash do not count. */
export function isCurrent(url: string, path: string): boolean {
  const bare = splitLocale(url).path.replace(/[?#].*$/, '');
  return bare === path;
}

/** `getStaticPaths` entries of a page that exists once a language. */
export function localeParams(): { params: { locale: string | undefined }; props: { locale: Locale } }[] {
  return locales.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));
}

/** `getStaticPaths` entries of a page that only some shops have: none in a language without it. */
export async function localeParamsIf(has: (locale: Locale) => Promise<boolean>) {
  const own = await Promise.all(locales.map(has));
  return localeParams().filter((_, index) => own[index]);
}

/** `getStaticPaths` entries of a page that exists once a language and once an item. */
export async function localeItemParams<Key extends string, Item>(
  key: Key,
  items: (locale: Locale) => Promise<readonly (readonly [slug: string, item: Item])[]>,
): Promise<{ params: { locale: string | undefined } & Record<Key, string>; props: { locale: Locale; item: Item } }[]> {
  const lists = await Promise.all(
    locales.map(async (locale) =>
      (await items(locale)).map(([slug, item]) => ({
        params: { locale: localeParam(locale), [key]: slug } as { locale: string | undefined } & Record<Key, string>,
        props: { locale, item },
      })),
    ),
  );
  return lists.flat();
}

/** One page of a long list. */
export interface ResultsPage<Item> {
  /** From 1. */
  page: number;
  pages: number;
  /** The items of this page. */
  items: readonly Item[];
  /** How many there are on all pages. */
  total: number;
  /** The items of all pages: the same array on each. */
  all: readonly Item[];
}

/** Splits a list into pages; an empty list has one page, which is empty. */
export function resultsPages<Item>(list: readonly Item[], size: number): ResultsPage<Item>[] {
  const pages = Math.max(1, Math.ceil(list.length / size));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    items: list.slice(index * size, (index + 1) * size),
    total: list.length,
    all: list,
  }));
}

/** `getStaticPaths` entries of a list that exists once a language: a `[...page].astro`, whose first page has no number. */
export async function listParams<Item>(size: number, list: (locale: Locale) => Promise<readonly Item[]>) {
  const entries = await Promise.all(
    locales.map(async (locale) =>
      resultsPages(await list(locale), size).map((results) => ({
        params: { locale: localeParam(locale), page: pageParam(results.page) },
        props: { locale, results },
      })),
    ),
  );
  return entries.flat();
}

/** The `[...page]` parameter of a page of a list. */
export function pageParam(page: number): string | undefined {
  return page === 1 ? undefined : String(page);
}

/** The language of the `[...locale]` parameter of a route; the default language has none. */
export function localeOfParam(param: string | undefined): Locale {
  return locales.find((locale) => locale === param) ?? defaultLocale;
}

/** The `[...locale]` parameter of a language. The inverse of `localeOfParam`. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}
