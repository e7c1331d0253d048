import type { ItemLists } from '../lookup';
import { allCategories, brands, openShops, products, shops, shopSlug } from './index';
import type { Brand, Category, Product, ShopSummary } from './index';
import { oncePerLocale } from './oncePerLocale';

/** Every category that has a page, with its products in the order of the catalogue. */
export const categoryLists = oncePerLocale(async (locale): Promise<ItemLists<Category, Product>> => {
  const [all, categories] = await Promise.all([products(locale), allCategories(locale)]);
  const members = grouped(all, (product) => product.categories);
  return new Map(categories.map((item) => [item.slug, { item, list: members.get(item.slug) ?? [] }]));
});

/** Every brand with its products. */
export const brandLists = oncePerLocale(async (locale): Promise<ItemLists<Brand, Product>> => {
  const [all, every] = await Promise.all([products(locale), brands(locale)]);
  const members = grouped(all, ({ brand }) => (brand === null ? [] : [brand]));
  return new Map(every.map((item) => [item.slug, { item, list: members.get(item.name) ?? [] }]));
});

/** Every shop that has something to sell, with its products. One without goods has no page to show. */
export const shopLists = oncePerLocale(async (locale): Promise<ItemLists<ShopSummary, Product>> => {
  const [every, open] = await Promise.all([shops(locale), openShops(locale)]);
  return new Map(open.map((shop) => [shopSlug(shop, every), { item: shop, list: shop.products }]));
});

/** The members of a list by each of their keys, in order. */
function grouped<Member>(
  list: readonly Member[],
  keysOf: (member: Member) => readonly string[],
): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of list) {
    for (const key of new Set(keysOf(member))) {
      const group = groups.get(key);
      if (group) group.push(member);
      else groups.set(key, [member]);
    }
  }
  return groups;
}
