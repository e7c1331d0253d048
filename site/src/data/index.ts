/** The only way to the API. Pages ask here for what they show; nothing else of the site reads the API at build time. */
import { paths, type Locale } from '../routes';
import { read, readSlugs, type Data } from './api';
import { reductionOf } from './contractRules';
import { grocery } from './grocery';
import { oncePerLocale } from './oncePerLocale';
import { shopName, shopSlug, shopSummaries, type ShopSummary } from './shopSummary';
import type {
  Address,
  Brand,
  Category,
  Layout,
  Order,
  Product,
  Refund,
  Review,
  Slide,
  Testimonial,
  Ticket,
  User,
} from './types';

export { grocery, groceryCategories, type DiscountCard, type MenuCategory } from './grocery';
export { sampleAccounts } from './sampleAccounts';
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

/** Every shop as the API has it, but for its name: no two are the same. */
const namedShops = oncePerLocale(async (locale) => {
  const all = await read('/api/shops', locale);
  return all.map((shop) => ({ ...shop, name: shopName(shop, all) }));
});

/** Every published product, in the order of the API. */
export const products = oncePerLocale(async (locale) => {
  const [all, every] = await Promise.all([read('/api/products', locale), namedShops(locale)]);
  const names = new Map(every.map(({ id, name }) => [id, name]));
  return all
    .filter(({ published }) => published)
    .map((item) => {
      const { shop } = item;
      return shop ? { ...item, shop: { ...shop, name: names.get(shop.id) ?? shop.name } } : item;
    });
});

const productsBySlug = oncePerLocale(
  async (locale) => new Map((await products(locale)).toReversed().map((item) => [item.slug, item])),
);

/** One published product with its reviews. Out of the catalogue, which is parsed already: a call for each would be most of a page. */
export async function product(locale: Locale, slug: string): Promise<Product | undefined> {
  return (await productsBySlug(locale)).get(slug);
}

const productsById = oncePerLocale(async (locale) => new Map((await products(locale)).map((item) => [item.id, item])));

/** The published product with an id. */
export async function productById(locale: Locale, id: string): Promise<Product | undefined> {
  return (await productsById(locale)).get(id);
}

/** Products that are related to one, which is left out. */
export async function relatedProducts(locale: Locale, slug: string): Promise<Product[]> {
  return others(locale, await readSlugs('/api/related-products', locale, slug), slug);
}

/** Products that are often bought with one, which is left out. */
export async function boughtTogether(locale: Locale, slug: string): Promise<Product[]> {
  return others(locale, await readSlugs('/api/frequently-bought-products', locale, slug), slug);
}

/** The reviews of a product, the newest first. */
export function reviewsOf({ reviews }: Product): Review[] {
  return reviews.toSorted((a, b) => (a.date < b.date ? 1 : -Number(a.date > b.date)));
}

/** Products with a reduction, the largest first. */
export const deals = oncePerLocale(async (locale) =>
  (await products(locale))
    .filter((product) => reductionOf(product) > 0)
    .toSorted((a, b) => reductionOf(b) - reductionOf(a)),
);

/** Products with the status New. */
export async function newProducts(locale: Locale): Promise<Product[]> {
  return (await products(locale)).filter(({ status }) => status === 'New');
}

/** Every shop, with what its products tell about it. */
export const shops = oncePerLocale(async (locale) => {
  const calls = [namedShops(locale), products(locale), marketCategories(locale)] as const;
  return shopSummaries(...(await Promise.all(calls)));
});

/** The shops by their id, each with the path of its page. */
export const shopsById = oncePerLocale(async (locale) => {
  const all = await shops(locale);
  return new Map(all.map((shop) => [shop.id, { shop, path: paths.shop(shopSlug(shop, all)) }]));
});

/** The shops that have something to sell. */
export async function openShops(locale: Locale): Promise<ShopSummary[]> {
  return (await shops(locale)).filter(({ productCount }) => productCount > 0);
}

/** Every brand with its word mark, in the order of the API; the home page shows the first. */
export function brands(locale: Locale): Promise<Brand[]> {
  return read('/api/brands', locale);
}

/** The verticals of the marketplace, in the order of the home page. */
export function marketCategories(locale: Locale): Promise<Category[]> {
  return read('/api/market/categories', locale);
}

/** Every category that has a page: the verticals, then the gift shop's own. */
export const allCategories = oncePerLocale(async (locale) => {
  const [market, security] = await Promise.all([marketCategories(locale), gift.categories(locale)]);
  const marketSlugs = new Set(market.map(({ slug }) => slug));
  return [...market, ...security.filter(({ slug }) => !marketSlugs.has(slug))];
});

/** The slides of the marketplace home. */
export function marketSlides(locale: Locale): Promise<Slide[]> {
  return read('/api/market/main-carousel', locale);
}

/** What shoppers say about the marketplace, or about the gift shop. */
export function testimonials(locale: Locale, home: 'market' | 'gift' = 'market'): Promise<Testimonial[]> {
  return read('/api/grocery-2/testimonial-list', locale, { home });
}

/** True for a shop with the gift shop, whose home needs texts that an imported catalog does not have. */
export const hasGiftShop = oncePerLocale(async (locale) => (await gift.slides(locale)).length > 0);

/** True for a shop with the homes of the grocery, which need texts too. */
export const hasGrocery = oncePerLocale(async (locale) => (await grocery.slides(locale)).length > 0);

/** Path of further products: the gift shop, or the whole catalog where there is none. */
export async function furtherPath(locale: Locale): Promise<string> {
  return (await hasGiftShop(locale)) ? paths.giftShop : paths.search;
}

/** Popular products of the gift shop, or the first of the catalog where there is none. */
export async function popularGifts(locale: Locale): Promise<Product[]> {
  return (await hasGiftShop(locale)) ? gift.collection(locale, 'popular') : (await products(locale)).slice(0, 12);
}

/** Eight products that many shoppers look for: four gifts and four groceries, by turns. */
export async function popularProducts(locale: Locale): Promise<Product[]> {
  const [gifts, groceries] = await Promise.all([popularGifts(locale), grocery.best(locale)]);
  if (groceries.length === 0) return gifts.slice(0, 8);
  return gifts.slice(0, 4).flatMap((item, index) => [item, ...groceries.slice(index, index + 1)]);
}

/** Whether the pages of the account are built with the sample customer: not with `DEMO=0`, where they ask who is logged in. */
export const hasSample = process.env['DEMO'] !== '0';

const sampleList = <Path extends '/api/users/orders' | '/api/address/user' | '/api/tickets'>(
  path: Path,
  locale: Locale,
) => (hasSample ? read(path, locale) : Promise.resolve([] as Data<Path>));

/** What belongs to the sample customer; nothing where there is none. */
export const sample = {
  user: (locale: Locale): Promise<User> => read('/api/user-list/1', locale),
  orders: (locale: Locale): Promise<Order[]> => sampleList('/api/users/orders', locale),
  addresses: (locale: Locale): Promise<Address[]> => sampleList('/api/address/user', locale),
  tickets: (locale: Locale): Promise<Ticket[]> => sampleList('/api/tickets', locale),
  /** Refunds that were asked for of an order. */
  refunds: (locale: Locale, orderNo: string): Promise<Refund[]> =>
    read('/api/users/refund-requests', locale, { orderNo }),
  /** One ticket with its whole conversation. */
  ticket: (locale: Locale, slug: string): Promise<Ticket> => read('/api/tickets/single', locale, { slug }),
};

/** The calls of the gift shop. */
export const gift = {
  /** The slides of its home. */
  slides: (locale: Locale): Promise<Slide[]> => read('/api/gift-shop/main-carousel', locale),
  /** The side list: two titled groups. */
  navigation: (locale: Locale): Promise<Data<'/api/gift-shop-navigation'>> => read('/api/gift-shop-navigation', locale),
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

/** The products of some slugs that are for sale, without one. */
async function others(locale: Locale, slugs: readonly string[], own: string): Promise<Product[]> {
  const all = await productsBySlug(locale);
  return slugs.flatMap((slug) => (slug === own ? [] : (all.get(slug) ?? [])));
}
