import type { Product } from './index';
import { oncePerList } from './oncePerList';

/** How many shops sell the products of a list. */
export const shopCountOf = oncePerList(
  (list: readonly Product[]) => new Set(list.flatMap(({ shop }) => shop?.id ?? [])).size,
);

/** How many products of a list each category holds, by slug. */
export const categoryCountsOf = oncePerList((list: readonly Product[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { categories } of list) {
    for (const slug of categories) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
});

/** The first three products of a list that are of different kinds. */
export const firstOfThreeKinds = oncePerList((list: readonly Product[]): Product[] => {
  const kinds = new Set<string | undefined>();
  return list.filter(({ categories: [kind] }) => !kinds.has(kind) && kinds.add(kind)).slice(0, 3);
});
