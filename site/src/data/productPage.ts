import { choiceNeeded } from './choiceNeeded';
import { messages } from '../i18n';
import { paths, type Crumb, type Locale } from '../routes';
import { allCategories, boughtTogether, gift, product, products, relatedProducts, reviewsOf, shopsById } from './index';
import type { Category, Product, Review, ShopSummary } from './index';
import { deliveryOf, promisesOf, type ProductPromises } from './productPromises';

/** Everything that a product's page shows. */
export interface ProductPageData {
  product: Product;
  reviews: Review[];
  /** Up to four related products. */
  related: Product[];
  /** Up to two that are often bought with it, and need no choice of a size. */
  together: Product[];
  /** The steps between the home page and the product. */
  crumbs: (Crumb & { path: string })[];
  /** What the shop says about it in pairs of term and value: its facts, then brand and article number. */
  details: [term: string, value: string][];
  /** Whether it belongs to the gift shop. */
  isGift: boolean;
  /** Who sells it, with what its other goods tell, and the path of its page. Left out: nobody. */
  soldBy?: { shop: ShopSummary; path: string };
  /** What the shop promises for this kind of goods. */
  promises: ProductPromises;
  /** How it is delivered. */
  delivery: ReturnType<typeof deliveryOf>;
}

/** Slugs of all products that have a page. */
export async function productSlugs(locale: Locale): Promise<string[]> {
  return (await products(locale)).map(({ slug }) => slug);
}

/** Collects what a product's page shows. Undefined: no product that is for sale has the slug. */
export async function productPage(locale: Locale, slug: string): Promise<ProductPageData | undefined> {
  const item = await product(locale, slug);
  if (item === undefined) return undefined;
  const [related, together, categories, giftCategories, allShops] = await Promise.all([
    relatedProducts(locale, slug),
    boughtTogether(locale, slug),
    allCategories(locale),
    gift.categories(locale),
    shopsById(locale),
  ]);
  const isGift = item.for?.demo === 'gift-shop';
  const own = categories.filter((category) => item.categories.includes(category.slug));
  const soldBy = item.shop && allShops.get(item.shop.id);
  return {
    product: item,
    reviews: reviewsOf(item),
    related: related.slice(0, 4),
    together: together.filter((other) => !choiceNeeded(other)).slice(0, 2),
    crumbs: isGift ? giftCrumbs(locale, item, giftCategories) : marketCrumbs(locale, own),
    details: detailsOf(locale, item),
    isGift,
    promises: promisesOf(item.categories),
    delivery: deliveryOf(item.categories),
    ...(soldBy !== undefined && { soldBy }),
  };
}

function giftCrumbs(
  locale: Locale,
  { categories }: Product,
  giftCategories: readonly Category[],
): (Crumb & { path: string })[] {
  const category = giftCategories.find(({ slug }) => categories.includes(slug));
  const shop = { title: messages(locale).gift.title, path: paths.giftShop };
  return category === undefined ? [shop] : [shop, { title: category.name, path: paths.giftCollection(category.slug) }];
}

function marketCrumbs(locale: Locale, [category]: readonly Category[]): (Crumb & { path: string })[] {
  const all = { title: messages(locale).categories.title, path: paths.categories };
  return category === undefined ? [all] : [all, { title: category.name, path: paths.category(category.slug) }];
}

function detailsOf(locale: Locale, item: Product): [term: string, value: string][] {
  const t = messages(locale).product.details;
  const details: [term: string, value: string | undefined | null][] = [
    ...(item.attributes ?? []).map(({ name, value }): [string, string] => [name, value]),
    [t.brand, item.brand],
    [t.unit, item.unit],
    [t.number, item.sku],
  ];
  return details.flatMap(([term, value]) => (value ? [[term, value] as [string, string]] : []));
}
