import type { Locale } from '../routes';
import {
  deals,
  marketCategories,
  marketSlides,
  newProducts,
  products,
  shops,
  testimonials,
  type Category,
  type Product,
  type ShopFacts,
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
  /** Four reduced products. */
  dealCards: Product[];
  /** Four shops. */
  shops: ShopFacts[];
  /** Eight brands with the most products. `slug` is what the search is asked. */
  brands: { slug: string; name: string }[];
  /** Eight new products. */
  arrivals: Product[];
  voices: Testimonial[];
  /** All products, for the price tags of the hero. */
  products: Product[];
}

/** Collects what the marketplace's home shows. */
export async function marketHome(locale: Locale): Promise<MarketHomeData> {
  const [all, slides, categories, reduced, allShops, arrivals, voices] = await Promise.all([
    products(locale),
    marketSlides(locale),
    marketCategories(locale),
    deals(locale),
    shops(locale),
    newProducts(locale),
    testimonials(locale),
  ]);
  return {
    slides,
    categories,
    deals: reduced.length,
    dealShops: new Set(reduced.flatMap(({ shop }) => shop?.id ?? [])).size,
    largest: reduced[0]?.discount ?? 0,
    dealCards: marketFirst(reduced).slice(0, 4),
    shops: allShops.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0)).slice(0, 4),
    brands: brandsOf(all).slice(0, 8),
    arrivals: marketFirst(arrivals).slice(0, 8),
    voices,
    products: all,
  };
}

/** Products of the marketplace before those of a demo such as the gift shop, each in their order. */
function marketFirst(list: readonly Product[]): Product[] {
  return list.toSorted((a, b) => Number(a.for !== undefined) - Number(b.for !== undefined));
}

function brandsOf(list: readonly Product[]): { slug: string; name: string }[] {
  const counts = new Map<string, number>();
  for (const { brand } of list) if (brand !== null) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([name]) => ({ slug: name, name }));
}
