import type { Shop } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call, Reply } from './call.ts';
import { listedCategories } from './categories.ts';
import { notFoundWith } from './replies.ts';
import { shopBy } from './shops.ts';

/** Layout, marketplace, shops and search. */
export const marketAnswers = {
  'GET /api/layout': ({ records }) => records.content('layout'),
  'GET /api/market/main-carousel': ({ records }) => records.content('market-carousel'),
  'GET /api/market/categories': (call) => listedCategories(call, 'market-categories'),
  'GET /api/shops': someShops,
  'GET /api/shops/{slug}': oneShop,
  'GET /api/brands': ({ records }) => records.brands(),
  'GET /api/search': async (call) => (await import('./search.ts')).search(call),
  'GET /api/sales': async (call) => (await import('./sales.ts')).sales(call),
} satisfies Partial<Answers>;

/** Reads every shop; with `?slug=` those of the slug, which may be several. */
async function someShops({ query, records }: Call): Promise<Shop[]> {
  const slug = query.get('slug');
  return (await records.shops()).filter((shop) => !slug || shop.slug === slug);
}

/** Reads the shop at an address, see `shopAddresses`. */
async function oneShop({ params, records }: Call): Promise<Shop | Reply> {
  return shopBy(await records.shops(), params['slug'] ?? '') ?? notFoundWith('Shop not found');
}
