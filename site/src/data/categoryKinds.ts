import type { PageContext } from '../context/pageContext';
import { paths, type Locale } from '../routes';
import { gift, grocery, hasGiftShop, hasGrocery, layout, marketCategories, type MenuCategory } from './index';

/** A kind of goods, such as groceries, and what stands under it. */
export interface CategoryKind {
  slug: string;
  name: string;
  icon: string | null;
  /** A cut-out on a clear background. */
  image: string;
  /** Path of its page. */
  path: string;
  /** How many products it has. */
  count?: number | undefined;
  /** Its groups of links, or the menu's own links in one group. Empty: it has none. */
  groups: MenuCategory[];
}

/** The kinds of goods: what the category menu of the header and the page `/mobile-categories` show. */
export async function categoryKinds(locale: Locale, { t }: Pick<PageContext, 't'>): Promise<CategoryKind[]> {
  const [market, { header }, groceryGroups, giftGroups, withGifts, withGrocery] = await Promise.all([
    marketCategories(locale),
    layout(locale),
    grocery.groups(locale),
    gift.navigation(locale),
    hasGiftShop(locale),
    hasGrocery(locale),
  ]);
  const { collections, popular } = t.mobileCategories;
  const groupsOf = (slug: string, path: string): MenuCategory[] => {
    if (withGrocery && slug === 'groceries') return groceryGroups;
    if (withGifts && slug === 'giftshop') {
      return giftGroups.map((group) => ({ name: group.title, path, icon: null, children: group.items }));
    }
    const children = header.categories.find((category) => category.path === path)?.children ?? [];
    if (children.length === 0) return [];
    return [{ name: slug === 'security' ? collections : popular, path, icon: null, children }];
  };
  return market.map(({ slug, name, icon, image, productCount }) => {
    const path = withGifts && slug === 'giftshop' ? paths.giftShop : paths.category(slug);
    return { slug, name, icon, image, path, count: productCount, groups: groupsOf(slug, path) };
  });
}
