import type { APIRoute } from 'astro';
import { twins, type Twin } from '../../../../data/twin';
import { localeItemParams } from '../../../../routes';

/** One file a product and language. */
export function getStaticPaths() {
  return localeItemParams('slug', twins);
}

/** What the cart reads about a product when it shows a line of it. */
export const GET: APIRoute<{ item: Twin }> = ({ props }) => Response.json(props.item);
