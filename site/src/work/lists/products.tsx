import { Button } from '@marketrow/components/Button';
import { EyeIcon } from '@marketrow/components/icons/EyeIcon';
import { PencilIcon } from '@marketrow/components/icons/PencilIcon';
import { TrashIcon } from '@marketrow/components/icons/TrashIcon';
import { plural } from '../../i18n/format';
import { href, paths } from '../../routes';
import { workPaths } from '../../workRoutes';
import { Thing } from '../base/cells';
import { describeList, type ListTools, type WorkContext } from '../base/model';
import { RemovalDialog } from '../base/RemovalDialog';
import { listIsland } from '../list/listIsland';
import { choices, publishedColumn } from './parts';

interface ProductRow {
  slug: string;
  title: string;
  shop: string;
  image: string;
  category: string;
  /** Its key, the same in every language. */
  categorySlug: string;
  brand: string | null;
  price: number;
  rating: number;
  stock: number | undefined;
  published: boolean;
}

const products = describeList({
  area: 'admin',
  calls: ['/api/admin/products', '/api/admin/category'],
  rowsOf: ([list, categories], { messages }): ProductRow[] => {
    const names = new Map(categories.map(({ slug, name }) => [slug, name]));
    return list.map((product) => {
      const categorySlug = product.categories.find((slug) => names.has(slug)) ?? '';
      return {
        slug: product.slug,
        title: product.title,
        shop: product.shop?.name ?? messages.words.unsold,
        image: product.thumbnail,
        category: names.get(categorySlug) ?? '',
        categorySlug,
        brand: product.brand,
        price: product.price,
        rating: product.rating,
        stock: product.stock,
        published: product.published,
      };
    });
  },
  keyOf: ({ slug }) => slug,
  columnsOf: (context, tools, rows) => {
    const { columns } = context.messages;
    return [
      {
        id: 'product',
        header: columns.product,
        value: ({ title }) => title,
        cell: ({ title, shop, image, slug }) => (
          <Thing
            title={title}
            text={shop}
            image={image}
            href={href(context.locale, workPaths.record('admin', 'products', slug))}
          />
        ),
      },
      {
        id: 'category',
        header: columns.category,
        value: ({ category }) => category,
        filterValue: ({ categorySlug }) => categorySlug,
        filterItems: categoriesOf(rows, context),
      },
      { id: 'brand', header: columns.brand, value: ({ brand }) => brand },
      { id: 'price', header: columns.price, value: ({ price }) => price, type: 'money' },
      { id: 'rating', header: columns.rating, value: ({ rating }) => rating, type: 'number' },
      { id: 'stock', header: columns.stock, value: ({ stock }) => stock, type: 'number' },
      publishedColumn(context, tools, ({ title }) => title),
    ];
  },
  actionsOf: (row, { locale, messages: { words } }, tools) => [
    ...(row.published ? [{ label: words.view, icon: <EyeIcon />, href: href(locale, paths.product(row.slug)) }] : []),
    { label: words.edit, icon: <PencilIcon />, href: href(locale, workPaths.record('admin', 'products', row.slug)) },
    { label: words.remove, icon: <TrashIcon />, tone: 'danger', onSelect: () => tools.askRemoval(row) },
  ],
  bulkOf: (rows, context, tools) => (
    <>
      <BulkButton rows={rows} context={context} tools={tools} published />
      <BulkButton rows={rows} context={context} tools={tools} published={false} />
    </>
  ),
  removal: { Dialog: RemovalDialog, nameOf: ({ title }) => title },
  initial: { hidden: ['rating', 'stock'] },
});

/** The categories that the products have, in the order of the language. */
function categoriesOf(rows: readonly ProductRow[], { tag }: WorkContext) {
  const names = new Map(rows.map(({ categorySlug, category }) => [categorySlug, category]));
  names.delete('');
  return choices([...names.keys()], (slug) => names.get(slug) ?? '').sort((a, b) =>
    a.label.localeCompare(b.label, tag),
  );
}

interface BulkButtonProps {
  rows: readonly ProductRow[];
  context: WorkContext;
  tools: ListTools<ProductRow>;
  published: boolean;
}

function BulkButton({ rows, context: { locale, messages }, tools, published }: BulkButtonProps) {
  const { words, changes } = messages;
  return (
    <Button
      className="work-bulk"
      size="sm"
      onClick={() =>
        tools.change(rows, () => ({ published }), {
          done: plural(locale, published ? changes.publishedMany : changes.hiddenMany, rows.length),
          failed: changes.failedMany,
        })
      }
    >
      {published ? words.publish : words.hide}
    </Button>
  );
}

/** These lists by the paths of their pages. */
export const productLists = { 'admin/products': products };

export const ProductLists = listIsland(productLists);
