import type { Product } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call } from './call.ts';
import { listedCategories } from './categories.ts';
import { notFound } from './replies.ts';

/** The home page of the gift shop. */
export const giftShopAnswers = {
  'GET /api/gift-shop-navigation': ({ records }) => records.content('gift-shop-navigation'),
  'GET /api/gift-shop/main-carousel': ({ records }) => records.content('gift-shop-carousel'),
  'GET /api/gift-shop/service-list': ({ records }) => records.content('gift-shop-services'),
  'GET /api/gift-shop/top-categories': (call) => listedCategories(call, 'gift-shop-categories'),
  'GET /api/gift-shop/category': async (call) => {
    const categories = await listedCategories(call, 'gift-shop-categories');
    return categories.find(({ slug }) => slug === call.query.get('category')) ?? notFound();
  },
  'GET /api/gift-shop/products': giftShopProducts,
} satisfies Partial<Answers>;

/** Reads all products of the gift shop; with `?tag=` one selection in its order; with `?category=` that category in random order, as in the specification, section 7. */
async function giftShopProducts({ query, records }: Call): Promise<readonly Product[]> {
  const gifts = await records.products({ demo: 'gift-shop', published: true });
  const category = query.get('category');
  if (category) return shuffled(gifts.filter((product) => product.categories.includes(category)));
  const tag = query.get('tag');
  if (!tag) return gifts;
  const tags = await records.content('gift-shop-tags');
  const slugs = Object.hasOwn(tags, tag) ? (tags[tag] ?? []) : [];
  return slugs.flatMap((slug) => gifts.filter((product) => product.slug === slug));
}

function shuffled<T>(list: readonly T[]): T[] {
  const drawn = list.map((member) => ({ member, lot: Math.random() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ member }) => member);
}
