import { paths } from '../routes';

/** Pages of the bottom bar, and the paths that belong to each beside its own and those below it. */
const sections: readonly (readonly [page: string, belonging: readonly string[]])[] = [
  [paths.mobileCategories, [paths.categories, paths.groceryCategory('').slice(0, -1)]],
  [paths.profile, [paths.orders, paths.addresses, paths.tickets]],
];

/** The page of the bottom bar that a path belongs to: `/profile` for an order. Without one: the path itself. */
export function sectionOf(path: string): string {
  const isIn = (top: string) => path === top || path.startsWith(`${top}/`);
  return sections.find(([page, belonging]) => [page, ...belonging].some(isIn))?.[0] ?? path;
}
