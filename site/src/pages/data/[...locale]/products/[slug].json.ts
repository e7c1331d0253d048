import type { APIRoute } from 'astro';
import { productSnapshots, type ProductSnapshot } from '../../../../data/productSnapshot';
import { localeItemParams } from '../../../../routes';

/** One file a product and language. */
export function getStaticPaths() {
  return localeItemParams('slug', productSnapshots);
}

/** What the cart reads about a product when it shows a line of it. */
export const GET: APIRoute<{ item: ProductSnapshot }> = ({ props }) => Response.json(props.item);
