import { salePriceCents } from '@marketrow/cart-client/money';
import { searchedTexts, type SearchedText, type SearchWords } from './matching';

/** Kind of a page that a search names beside products. */
export type PageKind = 'category' | 'brand' | 'shop' | 'help';

/** A value that many products share: its part of the address and its name. */
export type Named = readonly [slug: string, name: string];

/**
 * The catalogue of one language for the search page: one list for each field, all in the order of the products. Lists of
 * equal values compress to a fraction of what records with repeated field names take.
 */
export interface SearchFile {
  /** How shoppers of the language vary a word. */
  searchWords: SearchWords;
  /** Categories that have a name, and the place of the one above each, or -1. */
  categories: readonly (readonly [slug: string, name: string, parent: number])[];
  brands: readonly Named[];
  shops: readonly Named[];
  /** Colours as hex digits with their names. */
  colors: readonly Named[];
  /** Pages that a search names: kind, name, path without its language, and other words for it. */
  pages: readonly (readonly [kind: PageKind, name: string, path: string, words?: string])[];
  id: readonly string[];
  slug: readonly string[];
  title: readonly string[];
  /** Prices before the reduction, in dollars. */
  price: readonly number[];
  discount: readonly number[];
  /** Prices before the reduction where `price` is the sale price; 0: there is none. */
  compareAtPrice: readonly number[];
  /** 0: not rated yet. */
  rating: readonly number[];
  ratingCount: readonly number[];
  /** Pictures; 0 stands for the usual path of the slug. */
  thumbnail: readonly (string | 0)[];
  /** Second pictures; 1: the usual path, 0: none. */
  hover: readonly (string | 0 | 1)[];
  /** Places in `categories`. */
  category: readonly (readonly number[])[];
  /** Place in `brands`, or -1. */
  brand: readonly number[];
  /** Place in `shops`, or -1. */
  shop: readonly number[];
  /** Places in `colors`. */
  color: readonly (readonly number[])[];
  /** 1: the status is New. */
  isNew: readonly (0 | 1)[];
  unit: readonly (string | 0)[];
  /** Contents of one piece, in kilograms or liters; 0: compared by the piece. */
  measure: readonly (readonly [amount: number, unit: string] | 0)[];
  /** Sizes; 0: none. */
  size: readonly (readonly string[] | 0)[];
  /** Items left where there are few, 0 if sold out. `null`: enough, or not counted. */
  left: readonly (number | null)[];
  /** Article numbers; 0: none. */
  sku: readonly (string | 0)[];
}

/** The catalogue as it is searched. */
export interface Catalog extends SearchFile {
  /** Prices after the reduction in whole cents. */
  cents: readonly number[];
  /** What each product is searched by: title, brand, categories, colors, shop. */
  texts: readonly (readonly SearchedText[])[];
}

/** The usual paths of a product's pictures. */
export function usualPicture(slug: string, number: 1 | 2): string {
  return `/images/products/${slug}-${String(number)}.webp`;
}

/** Makes the file ready to be searched: prices and texts are worked out once. */
export function openCatalog(file: SearchFile): Catalog {
  const categories = file.categories.map(([slug, name]) => `${slug} ${name}`);
  const texts = file.title.map((title, place) =>
    searchedTexts(
      {
        title,
        brand: file.brands[file.brand[place] ?? -1]?.[1],
        categories: (file.category[place] ?? []).map((index) => categories[index] ?? '').join(' '),
        colors: (file.color[place] ?? []).map((index) => file.colors[index]?.[1] ?? '').join(' '),
        shop: file.shops[file.shop[place] ?? -1]?.[1],
        sku: file.sku[place] || undefined,
      },
      file.searchWords,
    ),
  );
  const cents = file.price.map((price, place) => salePriceCents(price, file.discount[place] ?? 0));
  return { ...file, cents, texts };
}

/** One product of the catalogue, as a card shows it. */
export interface FoundProduct {
  id: string;
  slug: string;
  title: string;
  price: number;
  discount: number;
  compareAtPrice?: number;
  rating: number;
  ratingCount: number;
  thumbnail: string;
  hover?: string;
  brand?: string;
  shop?: { name: string };
  swatches: { value: string; label: string }[];
  status: 'New' | null;
  unit: string | null;
  /** Contents of one piece, for the price per unit. */
  measure?: { amount: number; unit: string };
  /** The sizes, where there are some. */
  size?: readonly string[];
  /** Items left where there are few, 0 if sold out. */
  stock?: number;
}

/** The product at a place. */
export function productAt(catalog: SearchFile, place: number): FoundProduct {
  const slug = catalog.slug[place] ?? '';
  const compareAtPrice = catalog.compareAtPrice[place];
  const thumbnail = catalog.thumbnail[place];
  const hover = catalog.hover[place];
  const size = catalog.size[place];
  const measure = catalog.measure[place];
  const left = catalog.left[place] ?? undefined;
  const brand = catalog.brands[catalog.brand[place] ?? -1];
  const shop = catalog.shops[catalog.shop[place] ?? -1];
  return {
    id: catalog.id[place] ?? '',
    slug,
    title: catalog.title[place] ?? '',
    price: catalog.price[place] ?? 0,
    discount: catalog.discount[place] ?? 0,
    ...(compareAtPrice && { compareAtPrice }),
    rating: catalog.rating[place] ?? 0,
    ratingCount: catalog.ratingCount[place] ?? 0,
    thumbnail: typeof thumbnail === 'string' ? thumbnail : usualPicture(slug, 1),
    ...(hover && { hover: hover === 1 ? usualPicture(slug, 2) : hover }),
    ...(brand && { brand: brand[1] }),
    ...(shop && { shop: { name: shop[1] } }),
    swatches: (catalog.color[place] ?? []).flatMap((index) => {
      const color = catalog.colors[index];
      return color ? [{ value: `#${color[0]}`, label: color[1] }] : [];
    }),
    status: catalog.isNew[place] ? 'New' : null,
    unit: catalog.unit[place] || null,
    ...(measure && { measure: { amount: measure[0], unit: measure[1] } }),
    ...(size && { size }),
    ...(left !== undefined && { stock: left }),
  };
}
