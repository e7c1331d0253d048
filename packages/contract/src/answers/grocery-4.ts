import type { Product } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call } from './call.ts';

/** The home page of the fourth grocery demo. */
export const grocery4Answers = {
  'GET /api/grocery-4/stories': ({ records }) => records.content('stories'),
  'GET /api/grocery-4/products': products,
  'GET /api/grocery-4/products-by-slug': products,
  'GET /api/grocery-4/categories': ({ records }) => records.content('grocery-4-categories'),
  'GET /api/grocery-4/breadcrumb': ({ query }) => Promise.resolve(breadcrumb(query.get('slug'))),
} satisfies Partial<Answers>;

/** The products of the category of `?slug=`, whichever demo shows them; without one, the home page's. */
function products({ query, records }: Call): Promise<readonly Product[]> {
  const category = query.get('slug');
  if (category) return records.products({ category, published: true });
  return records.products({ demo: 'grocery-4', list: 'products', published: true });
}

/** The specification's text, made of the slug itself and so the same in every language. */
function breadcrumb(slug: string | null): string | null {
  if (!slug) return null;
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Grocery / Products / ${words.join(' ')}`;
}
