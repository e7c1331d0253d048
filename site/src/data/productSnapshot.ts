import type { Locale } from '../routes';
import { products, shopsById } from './index';
import type { Product } from './index';
import { smallPicture, swatchesOf } from './productPictures';
import { ratingCount } from './ratingCount';

/** What a page reads about a product after it was built: served as `/data/products/{slug}.json`. */
export interface ProductSnapshot {
  id: string;
  slug: string;
  title: string;
  /** Price of one piece before the reduction, in dollars. */
  price: number;
  /** Reduction in per cent. */
  discount: number;
  /** A small picture. */
  thumbnail: string;
  categories: string[];
  /** Colours to choose from, with their names in the page's language. */
  colours: { value: string; label: string }[];
  /** Sizes to choose from. Left out: none. */
  size?: readonly string[];
  /** Pictures in full size. */
  images: readonly string[];
  /** Average score, 0: not rated yet. */
  rating: number;
  ratingCount: number;
  /** What the price is for. Left out: a piece. */
  unit?: string;
  /** Who sells it, with the path of its page; `null` for the marketplace itself. */
  shop: { name: string; picture: string; path: string } | null;
  /** Choices with a price or a stock of their own. Left out: every choice is as the product. */
  variants?: NonNullable<Product['variants']>;
  /** Units in stock. Left out: not counted. */
  stock?: number;
}

/** The snapshots of all products, by slug. */
export async function productSnapshots(locale: Locale): Promise<[slug: string, snapshot: ProductSnapshot][]> {
  const [all, allShops] = await Promise.all([products(locale), shopsById(locale)]);
  return all.map((product) => {
    const soldBy = product.shop && allShops.get(product.shop.id);
    const { id, slug, title, price, discount, categories, stock, variants, size, unit, images, rating } = product;
    const snapshot: ProductSnapshot = {
      id,
      slug,
      title,
      price,
      discount,
      thumbnail: smallPicture(product.thumbnail),
      categories,
      colours: swatchesOf(product, locale),
      ...(size !== null && size.length > 0 && { size }),
      images,
      rating,
      ratingCount: ratingCount(product),
      ...(unit !== null && { unit }),
      shop: soldBy ? { name: soldBy.shop.name, picture: soldBy.shop.profilePicture, path: soldBy.path } : null,
      ...(variants !== undefined && { variants }),
      ...(stock !== undefined && { stock }),
    };
    return [slug, snapshot];
  });
}
