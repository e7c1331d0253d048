import { deals, gift } from '../data';
import { brandLists, categoryLists, shopLists } from '../data/lists';
import { oncePerLocale } from '../data/oncePerLocale';
import { dealsPerPage, listSize } from '../data/pageSizes';
import { productSlugs } from '../data/productPage';
import { pagePath, paths, resultsPages } from '../routes';

/** Paths of the pages on demand that search engines may list. A test compares them with the pages of a static build. */
export const growingPaths = oncePerLocale(async (locale): Promise<string[]> => {
  const [slugs, categories, brands, shops, reduced, gifts] = await Promise.all([
    productSlugs(locale),
    categoryLists(locale),
    brandLists(locale),
    shopLists(locale),
    deals(locale),
    gift.categories(locale),
  ]);
  // The gift shop has a page of its own for each of its categories; an empty list is not for search engines.
  const inGiftShop = new Set(gifts.map(({ slug }) => slug));
  return [
    ...pagesOf(paths.sales, reduced, dealsPerPage),
    ...[...categories].flatMap(([slug, { list }]) =>
      list.length === 0 || inGiftShop.has(slug) ? [] : pagesOf(paths.category(slug), list),
    ),
    ...[...shops].flatMap(([slug, { list }]) => pagesOf(paths.shop(slug), list)),
    ...[...brands].flatMap(([slug, { list }]) => (list.length === 0 ? [] : pagesOf(paths.brand(slug), list))),
    ...slugs.map(paths.product),
  ];
});

function pagesOf(path: string, list: readonly unknown[], size = listSize): string[] {
  return resultsPages(list, size).map(({ page }) => pagePath(path, page));
}
