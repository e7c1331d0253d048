import { paths, type Locale } from '../routes';
import { products, shops, shopSlug } from './index';
import { smallPicture, swatchesOf } from './productPictures';

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
  /** Who sells it, with the path of its page; `null` for the marketplace itself. */
  shop: { name: string; picture: string; path: string } | null;
  /** Units in stock. Left out: not counted. */
  stock?: number;
}

/** The snapshots of all products, by slug. */
export async function productSnapshots(locale: Locale): Promise<[slug: string, snapshot: ProductSnapshot][]> {
  const [all, allShops] = await Promise.all([products(locale), shops(locale)]);
  return all.map((product) => {
    const shop = allShops.find(({ id }) => id === product.shop?.id);
    const { id, slug, title, price, discount, categories, stock } = product;
    const snapshot: ProductSnapshot = {
      id,
      slug,
      title,
      price,
      discount,
      thumbnail: smallPicture(product.thumbnail),
      categories,
      colours: swatchesOf(product, locale),
      shop: shop ? { name: shop.name, picture: shop.profilePicture, path: paths.shop(shopSlug(shop, allShops)) } : null,
      ...(stock !== undefined && { stock }),
    };
    return [slug, snapshot];
  });
}
