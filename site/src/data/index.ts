/** The only way to the API. Pages ask here for what they show; nothing else of the site reads the API at build time. */
import type { Locale } from '../routes';
import { read, type Data } from './api';
import { shopSummaries, type ShopSummary } from './shopSummary';
import type { Product, Brand, Category, Layout, Slide, Testimonial, Review } from './types';

export { shopSlug, type ShopSummary } from './shopSummary';
export type { Product, Brand, Category, Layout, Slide, Testimonial, Review } from './types';

/** The collections of the gift shop, which are no categories. */
export type GiftCollection = 'popular' | 'trending' | 'latest';

/** The collections of the gift shop, in the order of the tabs. */
export const giftCollections = ['popular', 'trending', 'latest'] as const satisfies readonly GiftCollection[];

/** Top bar, header, footer and bottom bar. */
export function layout(locale: Locale): Promise<Layout> {
  return read('/api/layout', locale);
}

/** Every published product, in the order of the API. */
export async function products(locale: Locale): Promise<Product[]> {
  return (await read('/api/products', locale)).filter(({ published }) => published);
}

/** One product with its reviews. */
export function product(locale: Locale, slug: string): Promise<Product> {
  return read('/api/products/slug', locale, { slug });
}

/** Products that are related to one, which is left out. */
export async function relatedProducts(locale: Locale, slug: string): Promise<Product[]> {
  return without(await read('/api/related-products', locale, { slug }), slug);
}

/** Products that are often bought with one, which is left out. */
export async function boughtTogether(locale: Locale, slug: string): Promise<Product[]> {
  return without(await read('/api/frequently-bought-products', locale, { slug }), slug);
}

/** The reviews of a product, the newest first. */
export async function reviews(locale: Locale, slug: string): Promise<Review[]> {
  return (await read('/api/product/reviews', locale, { slug })).toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Products with a reduction, the largest first. */
export async function deals(locale: Locale): Promise<Product[]> {
  return (await products(locale)).filter(({ discount }) => discount > 0).toSorted((a, b) => b.discount - a.discount);
}

/** Products with the status New. */
export async function newProducts(locale: Locale): Promise<Product[]> {
  return (await products(locale)).filter(({ status }) => status === 'New');
}

/** Every shop, with what its products tell about it. */
export async function shops(locale: Locale): Promise<ShopSummary[]> {
  const calls = [read('/api/shops', locale), products(locale), marketCategories(locale)] as const;
  return shopSummaries(...(await Promise.all(calls)));
}

/** Brands with a word mark, in the order of the home page. */
export function brands(locale: Locale): Promise<Brand[]> {
  return read('/api/brands', locale);
}

/** The verticals of the marketplace, in the order of the home page. */
export function marketCategories(locale: Locale): Promise<Category[]> {
  return read('/api/market/categories', locale);
}

/** Every category that has a page: the verticals, then the gift shop's own. */
export async function allCategories(locale: Locale): Promise<Category[]> {
  const [market, security] = await Promise.all([marketCategories(locale), gift.categories(locale)]);
  const marketSlugs = new Set(market.map(({ slug }) => slug));
  return [...market, ...security.filter(({ slug }) => !marketSlugs.has(slug))];
}

/** The slides of the marketplace home. */
export function marketSlides(locale: Locale): Promise<Slide[]> {
  return read('/api/market/main-carousel', locale);
}

/** What shoppers say about the marketplace. */
export function testimonials(locale: Locale): Promise<Testimonial[]> {
  return read('/api/grocery-2/testimonial-list', locale);
}

/** The sample customer. */
export function sampleUser(locale: Locale): Promise<Data<'/api/user-list/1'>> {
  return read('/api/user-list/1', locale);
}

/** The calls of the gift shop. */
export const gift = {
  /** The slides of its home. */
  slides: (locale: Locale): Promise<Slide[]> => read('/api/gift-shop/main-carousel', locale),
  /** What every order has. */
  services: (locale: Locale): Promise<Data<'/api/gift-shop/service-list'>> =>
    read('/api/gift-shop/service-list', locale),
  /** The six security categories. */
  categories: (locale: Locale): Promise<Category[]> => read('/api/gift-shop/top-categories', locale),
  /** One of its collections. */
  collection: (locale: Locale, tag: GiftCollection | 'top-sailed'): Promise<Product[]> =>
    read('/api/gift-shop/products', locale, { tag }),
  /** The products of a category. The call shuffles them; here they are in order. */
  category: async (locale: Locale, category: string): Promise<Product[]> =>
    byId(await read('/api/gift-shop/products', locale, { category })),
  /** What is in no other list of its home. */
  essentials: async (locale: Locale): Promise<Product[]> => {
    const all = await read('/api/gift-shop/products', locale);
    return all.filter((item) => item.for?.type === 'home-essentials');
  },
};

function byId(list: readonly Product[]): Product[] {
  return list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function without(list: readonly Product[], slug: string): Product[] {
  return list.filter((item) => item.slug !== slug);
}
