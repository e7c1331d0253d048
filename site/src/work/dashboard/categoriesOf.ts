import type { Data } from '../../data/work';

/** Name of the first category of each product that somebody has ordered, by the product's slug. */
export function categoriesOf(
  products: Data<'/api/admin/products'>,
  categories: Data<'/api/admin/category'>,
  orders: Data<'/api/admin/orders'>,
): Record<string, string> {
  const names = new Map(categories.map(({ slug, parent, name }) => [slug, { name, isTop: parent.length === 0 }]));
  const ordered = new Set(orders.flatMap(({ items }) => items.map((item) => item.product_slug)));
  return Object.fromEntries(
    products.flatMap(({ slug, categories: own }) => {
      const known = own.flatMap((each) => names.get(each) ?? []);
      // A product is in the shelf of its vertical; what is below it would be too fine for a chart.
      const name = (known.find(({ isTop }) => isTop) ?? known[0])?.name;
      return ordered.has(slug) && name !== undefined ? [[slug, name]] : [];
    }),
  );
}
