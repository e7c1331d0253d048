import type { Answers } from './answers.ts';
import type { Call } from './call.ts';
import { listedCategories } from './categories.ts';

/** The home page of the second grocery demo. */
export const grocery2Answers = {
  'GET /api/grocery-2/main-carousel': ({ records }) => records.content('grocery-2-carousel'),
  'GET /api/grocery-2/services': ({ records }) => records.content('grocery-2-services'),
  'GET /api/grocery-2/categories': (call) => listedCategories(call, 'grocery-2-categories'),
  'GET /api/grocery-2/discount-card-list': ({ records }) => records.content('discount-cards'),
  'GET /api/grocery-2/category-navigation': ({ records }) => records.content('grocery-2-navigation'),
  'GET /api/grocery-2/featured-products': (call) => listed(call, 'featured-products'),
  'GET /api/grocery-2/best-sell-products': (call) => listed(call, 'best-sell-products'),
  'GET /api/grocery-2/home-essentials-products': (call) => listed(call, 'home-essentials-products'),
  'GET /api/grocery-2/more-products': (call) => listed(call, 'more-products'),
  'GET /api/grocery-2/testimonial-list': ({ records, query }) => {
    const home = query.get('home');
    return records.content(`${home === 'market' || home === 'gift' ? home : 'grocery'}-testimonials`);
  },
} satisfies Partial<Answers>;

function listed({ records }: Call, list: string) {
  return records.products({ demo: 'grocery-2', list, published: true });
}
