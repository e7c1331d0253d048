import type { CartItem } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call } from './call.ts';
import { cartLine } from './cart-line.ts';

/** The sample cart, which stores nothing. The stored cart has calls of its own. */
export const cartAnswers = {
  'GET /api/cart': sampleCart,
  'PUT /api/cart': (call) => call.body(),
  'DELETE /api/cart': () => Promise.resolve([]),
} satisfies Partial<Answers>;

async function sampleCart({ records }: Call): Promise<CartItem[]> {
  const lines = await records.content('sample-cart');
  const products = await records.products({ slugs: lines.map(({ slug }) => slug) });
  return lines.flatMap(({ slug, quantity }) =>
    products.filter((product) => product.slug === slug).map((product) => cartLine(product, quantity)),
  );
}
