import { locales, type Locale } from '../routes';
import { product, shopsById } from './index';
import type { Product } from './index';
import { pictureByColour } from './pictureByColour';
import { smallPicture } from './pictureWidths';
import { swatchesOf } from './productPictures';
import { ratingCount } from './ratingCount';
import type { ShopSummary } from './shopSummary';

/** What a page reads about a product after it was built: served as `/data/products/{slug}.json`. */
export interface ProductSnapshot {
  id: string;
  slug: string;
  title: string;
  /** Its titles in other languages: a line that was put into the cart there has one of them. Left out: there is no other. */
  otherTitles?: string[];
  /** Price of one piece before the reduction, in dollars. */
  price: number;
  /** Reduction in per cent. */
  discount: number;
  /** Price before the reduction in dollars where `price` is the sale price. */
  compareAtPrice?: number;
  /** A small picture. */
  thumbnail: string;
  categories: string[];
  /** Colours to choose from, with their names in the page's language. */
  colours: { value: string; label: string }[];
  /** Small pictures of the colours that have their own. Left out: every colour is pictured as the product. */
  colourPictures?: Record<string, string>;
  /** Sizes to choose from. Left out: none. */
  size?: readonly string[];
  /** Pictures in full size. */
  images: readonly string[];
  /** Average score, 0: not rated yet. */
  rating: number;
  ratingCount: number;
  /** What the price is for. Left out: a piece. */
  unit?: string;
  /** Contents of one piece, for the price per unit. */
  measure?: NonNullable<Product['measure']>;
  /**
   * Who sells it, with the path of its page; `null` for the marketplace itself. The street tells it from another shop of its name;
   * `closed` is there only while it takes no orders.
   */
  shop: { name: string; picture: string; path: string; street?: string; closed?: true } | null;
  /** Choices with a price or a stock of their own. Left out: every choice is as the product. */
  variants?: NonNullable<Product['variants']>;
  /** Units in stock. Left out: not counted. */
  stock?: number;
}

/** The snapshot of a product. Undefined: no product that is for sale has the slug. */
export async function productSnapshot(locale: Locale, asked: string): Promise<ProductSnapshot | undefined> {
  const [found, allShops] = await Promise.all([product(locale, asked), shopsById(locale)]);
  if (found === undefined) return undefined;
  const others = await Promise.all(locales.filter((other) => other !== locale).map((other) => product(other, asked)));
  const otherTitles = others.flatMap((other) => (other && other.title !== found.title ? [other.title] : []));
  const soldBy = found.shop && allShops.get(found.shop.id);
  const { id, slug, title, price, discount, compareAtPrice, categories, stock, variants } = found;
  const { size, unit, measure, images, rating } = found;
  return {
    id,
    slug,
    title,
    ...(otherTitles.length > 0 && { otherTitles }),
    price,
    discount,
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    thumbnail: smallPicture(found.thumbnail),
    categories,
    colours: swatchesOf(found, locale),
    ...(found.colorImages && { colourPictures: mapValues(pictureByColour(found), smallPicture) }),
    ...(size !== null && size.length > 0 && { size }),
    images,
    rating,
    ratingCount: ratingCount(found),
    ...(unit !== null && { unit }),
    ...(measure && { measure }),
    shop: soldBy ? sellerOf(soldBy) : null,
    ...(variants !== undefined && { variants }),
    ...(stock !== undefined && { stock }),
  };
}

function sellerOf({ shop, path }: { shop: ShopSummary; path: string }): NonNullable<ProductSnapshot['shop']> {
  const { name, profilePicture, address, closed = false } = shop;
  const [street] = address.split(',');
  return {
    name,
    picture: profilePicture,
    path,
    ...(street !== undefined && { street }),
    ...(closed && { closed }),
  };
}

function mapValues(record: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
