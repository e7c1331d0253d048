/**
 * The only maker of addresses: links, canonical, hreflang, `aria-current` and the language switch all come from here.
 * A "path" is an address without its language: `/gift-shop`, always with a leading slash, never with one at the end.
 */

/** A language of the site. */
export type Locale = 'en' | 'de';

/** All languages, the default one first. */
export const locales = ['en', 'de'] as const satisfies readonly Locale[];

/** The language whose addresses carry no prefix. */
export const defaultLocale: Locale = 'en';

/** The language names as each language calls itself, and the BCP 47 tag that formats numbers and money in it. */
export const localeFacts: Record<Locale, { name: string; tag: string; openGraph: string }> = {
  en: { name: 'English', tag: 'en-US', openGraph: 'en_US' },
  de: { name: 'Deutsch', tag: 'de-DE', openGraph: 'de_DE' },
};

/** Paths of pages, by name. A slug may hold any character; it is encoded here and nowhere else. */
export const paths = {
  home: '/',
  giftShop: '/gift-shop',
  giftShopCut: (cut: string) => `/gift-shop/${encodeURIComponent(cut)}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  search: '/products/search',
  categories: '/categories',
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}`,
  shops: '/shops',
  shop: (slug: string) => `/shops/${encodeURIComponent(slug)}`,
  sales: '/sales-1',
  cart: '/cart',
  wishList: '/wish-list',
  profile: '/profile',
  app: '/app',
  plugIn: '/plug-in-checkout',
  accessibility: '/accessibility',
  notFound: '/404',
} as const;

/** The address of a path in a language: `('de', '/cart')` gives `/de/cart`. Query and hash are kept. */
export function href(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/${locale}${path.slice(1)}`
    : `/${locale}${path}`;
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

function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale;
}
