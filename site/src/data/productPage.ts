import { messages } from '../i18n';
import { paths, type Crumb, type Locale } from '../routes';
import {
  allCategories,
  boughtTogether,
  gift,
  product,
  products,
  relatedProducts,
  reviews,
  shops,
  shopSlug,
} from './index';
import type { Category, Product, Review } from './index';
import { swatchesOf } from './productPictures';

/** Everything that a product's page shows. */
export interface ProductPageData {
  product: Product;
  reviews: Review[];
  /** Up to four related products. */
  related: Product[];
  /** Up to two that are often bought with it. */
  together: Product[];
  /** The steps between the home page and the product. */
  crumbs: (Crumb & { path: string })[];
  /** Its other properties, as pairs of term and value. */
  details: [term: string, value: string][];
  /** Whether it belongs to the gift shop. */
  isGift: boolean;
  /** Path of its shop's page. Left out: it has no shop. */
  shopPath?: string;
}

/** Slugs of all products that have a page. */
export async function productSlugs(locale: Locale): Promise<string[]> {
  return (await products(locale)).map(({ slug }) => slug);
}

/** Collects what a product's page shows. */
export async function productPage(locale: Locale, slug: string): Promise<ProductPageData> {
  const item = await product(locale, slug);
  const [ownReviews, related, together, categories, giftCategories, allShops] = await Promise.all([
    reviews(locale, slug),
    relatedProducts(locale, slug),
    boughtTogether(locale, slug),
    allCategories(locale),
    gift.categories(locale),
    shops(locale),
  ]);
  const isGift = item.for?.demo === 'gift-shop';
  const own = categories.filter((category) => item.categories.includes(category.slug));
  const shop = allShops.find(({ id }) => id === item.shop?.id);
  return {
    product: item,
    reviews: ownReviews,
    related: related.slice(0, 4),
    together: together.slice(0, 2),
    crumbs: isGift ? giftCrumbs(locale, item, giftCategories) : marketCrumbs(locale, own),
    details: detailsOf(locale, item, own),
    isGift,
    ...(shop !== undefined && { shopPath: paths.shop(shopSlug(shop, allShops)) }),
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

function detailsOf(locale: Locale, item: Product, categories: readonly Category[]): [term: string, value: string][] {
  const t = messages(locale).product.details;
  const details: [term: string, value: string | undefined | null][] = [
    [t.brand, item.brand],
    [t.unit, item.unit],
    [t.categories, categories.map(({ name }) => name).join(', ')],
    [
      t.colours,
      swatchesOf(item, locale)
        .map(({ label }) => label)
        .join(', '),
    ],
    [t.size, item.size?.join(', ')],
    [t.number, item.id.slice(0, 8)],
  ];
  return details.flatMap(([term, value]) => (value ? [[term, value] as [string, string]] : []));
}
