import type { Locale } from '../routes';
import { shownPercent } from './shownPercent';
import {
  brands,
  deals,
  marketCategories,
  marketSlides,
  newProducts,
  products,
  shops,
  testimonials,
  type Brand,
  type Category,
  type Product,
  type ShopSummary,
  type Slide,
  type Testimonial,
} from './index';

/** Everything that the marketplace's home shows. */
export interface MarketHomeData {
  slides: Slide[];
  categories: Category[];
  /** Number of reduced products. */
  deals: number;
  /** Number of shops with a reduced product. */
  dealShops: number;
  /** The largest reduction, in per cent. */
  largest: number;
  /** Five reduced products: the last is for the widest screens. */
  dealCards: Product[];
  /** Four shops; none where one shop sells everything. */
  shops: ShopSummary[];
  /** Eight brands with a word mark. */
  brands: Brand[];
  /** Twelve new products: the last four are for the widest screens. */
  arrivals: Product[];
  /** Twelve products of the catalog where none is new; else none. */
  others: Product[];
  testimonials: Testimonial[];
  /** All products, for the price tags of the hero. */
  products: Product[];
}

/**
 * Products that do not lead the rows of this home: the first four lie in the hero, the arches and the shops' covers already,
 * or one guitar would stand on the page four times; the pictures of the others say least of what is sold.
 */
const notFirst = new Set([
  'tarnwick-electric-guitar-left-handed-too',
  'cornflower-summer-dress',
  'vela-9-phone-256-gb',
  'larkmoor-pip-city-car-model-2026',
  'six-rock-oysters-ungraded',
  'fennel-seed-flatbread-280-g',
  'dotted-bikini-with-side-ties',
]);

/** Collects what the marketplace's home shows. A list is empty where the shop has nothing for it: the page leaves its band out. */
export async function marketHome(locale: Locale): Promise<MarketHomeData> {
  const [all, slides, categories, reduced, allShops, marks, arrivals, quotes] = await Promise.all([
    products(locale),
    marketSlides(locale),
    marketCategories(locale),
    deals(locale),
    shops(locale),
    brands(locale),
    newProducts(locale),
    testimonials(locale),
  ]);
  return {
    slides,
    categories: categories.filter(({ productCount }) => productCount !== 0),
    deals: reduced.length,
    dealShops: new Set(reduced.flatMap(({ shop }) => shop?.id ?? [])).size,
    largest: reduced[0] ? shownPercent(reduced[0]) : 0,
    dealCards: leadersFirst(marketFirst(reduced)).slice(0, 5),
    shops: allShops.length === 1 ? [] : allShops.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).slice(0, 4),
    brands: marks.slice(0, 8),
    arrivals: leadersFirst(marketFirst(arrivals)).slice(0, 12),
    others: arrivals.length === 0 ? all.slice(0, 12) : [],
    testimonials: quotes,
    products: all,
  };
}

/** Products of the marketplace before those of a demo such as the gift shop, each in their order. */
function marketFirst(list: readonly Product[]): Product[] {
  return list.toSorted((a, b) => Number(a.for !== undefined) - Number(b.for !== undefined));
}

/** Products that may lead a row before those that may not, each in their order. */
function leadersFirst(list: readonly Product[]): Product[] {
  return list.toSorted((a, b) => Number(notFirst.has(a.slug)) - Number(notFirst.has(b.slug)));
}
