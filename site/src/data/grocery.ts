import { paths, type Locale } from '../routes';
import { read, type Data } from './api';
import type { Category, Product, Slide, Testimonial } from './types';

/** A story of the grocery. */
export type Story = Data<'/api/grocery-4/stories'>[number];
/** A card that leads to reduced goods. */
export type DiscountCard = Data<'/api/grocery-2/discount-card-list'>[number];
/** One entry of a side list, with the entries under it. */
export type MenuCategory = Data<'/api/grocery-4/categories'>[number];

/** Where the pages of the grocery's categories lie: their slug is what follows. */
const categoryPath = paths.groceryCategory('');

/** The calls of the two grocery homes. */
export const grocery = {
  /** The slides of `/grocery-2`. */
  slides: (locale: Locale): Promise<Slide[]> => read('/api/grocery-2/main-carousel', locale),
  /** What every order has. */
  services: (locale: Locale): Promise<Data<'/api/grocery-2/services'>> => read('/api/grocery-2/services', locale),
  /** Six categories. */
  categories: (locale: Locale): Promise<Category[]> => read('/api/grocery-2/categories', locale),
  /** Three cards that lead to reduced goods. */
  cards: (locale: Locale): Promise<DiscountCard[]> => read('/api/grocery-2/discount-card-list', locale),
  /** The side list of `/grocery-2`. */
  navigation: (locale: Locale): Promise<MenuCategory[]> => read('/api/grocery-2/category-navigation', locale),
  /** The four lists of `/grocery-2`. */
  featured: (locale: Locale): Promise<Product[]> => read('/api/grocery-2/featured-products', locale),
  best: (locale: Locale): Promise<Product[]> => read('/api/grocery-2/best-sell-products', locale),
  essentials: (locale: Locale): Promise<Product[]> => read('/api/grocery-2/home-essentials-products', locale),
  more: (locale: Locale): Promise<Product[]> => read('/api/grocery-2/more-products', locale),
  /** What shoppers say. */
  testimonials: (locale: Locale): Promise<Testimonial[]> => read('/api/grocery-2/testimonial-list', locale),
  /** The stories of `/grocery-4`. */
  stories: (locale: Locale): Promise<Story[]> => read('/api/grocery-4/stories', locale),
  /** The side list of `/grocery-4`: groups, and the categories in them. */
  groups: (locale: Locale): Promise<MenuCategory[]> => read('/api/grocery-4/categories', locale),
  /** The products on `/grocery-4`. */
  products: (locale: Locale): Promise<Product[]> => read('/api/grocery-4/products', locale),
  /** The products of a category. */
  category: (locale: Locale, slug: string): Promise<Product[]> =>
    read('/api/grocery-4/products-by-slug', locale, { slug }),
  /** The steps of a category's trail, as the API words them: in English only. */
  trail: async (slug: string): Promise<string[]> =>
    (await read('/api/grocery-4/breadcrumb', 'en', { slug }))?.split(' / ') ?? [],
};

/** The categories of `/grocery-4` that have a page, in the order of the side list. */
export async function groceryCategories(locale: Locale): Promise<{ slug: string; name: string; count: number }[]> {
  return (await grocery.groups(locale))
    .flatMap(({ children }) => children)
    .filter(({ path }) => path.startsWith(categoryPath))
    .map(({ path, name, productCount = 0 }) => ({
      slug: decodeURIComponent(path.slice(categoryPath.length)),
      name,
      count: productCount,
    }));
}
