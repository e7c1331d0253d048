import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { GridItem } from '../../../../components/ProductGrid';
import { productById, products } from '../../../../data';
import { bySlug, localeSlugParams, notFound } from '../../../../lookup';

/** One file a product and language, named by the product's id. */
export function getStaticPaths() {
  return localeSlugParams(async (locale) => (await products(locale)).map(({ id }) => id));
}

/** The card of a product as the wishlist page shows it: the device knows its products by their ids only. */
export const GET: APIRoute = async (context) => {
  const product = await bySlug(context, productById);
  if (product === undefined) return notFound();
  const item = createElement(GridItem, {
    product,
    page: context.locals,
    headingLevel: 2,
    findable: true,
    movable: true,
  });
  return Response.json({ html: renderToStaticMarkup(item) });
};
