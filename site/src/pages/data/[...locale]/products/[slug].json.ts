import type { APIRoute } from 'astro';
import { productSlugs } from '../../../../data/productPage';
import { productSnapshot } from '../../../../data/productSnapshot';
import { bySlug, localeSlugParams, notFound } from '../../../../lookup';

/** One file a product and language. */
export function getStaticPaths() {
  return localeSlugParams(productSlugs);
}

/** What the cart reads about a product when it shows a line of it. */
export const GET: APIRoute = async (context) => {
  const snapshot = await bySlug(context, productSnapshot);
  return snapshot === undefined ? notFound() : Response.json(snapshot);
};
