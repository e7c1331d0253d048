import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { load } from '../../stories/load';
import { BothThemes } from '../../stories/BothThemes';
import { Button } from '../Button';
import { ErrorState } from '../ErrorState';
import type { DataTableColumn } from './columns';
import { DataTable } from './DataTable';

/** The part of a product's record that the table shows. */
interface ProductRow {
  id: string;
  title: string;
  brand: string | null;
  price: number;
  rating: number;
  thumbnail: string;
  shop: { name: string } | null;
}

const columns: DataTableColumn<ProductRow>[] = [
  {
    id: 'title',
    header: 'Product',
    value: ({ title }) => title,
    cell: ({ title, thumbnail, shop }) => (
      <span style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
        <img src={thumbnail} alt="" width={38} height={38} style={{ borderRadius: 'var(--mr-radius-sm)' }} />
        <span>
          {title}
          <br />
          <small style={{ color: 'var(--mr-ink-2)', fontWeight: 'var(--mr-weight-normal)' }}>{shop?.name}</small>
        </span>
      </span>
    ),
  },
  { id: 'brand', header: 'Brand', value: ({ brand }) => brand },
  { id: 'rating', header: 'Rating', type: 'number', value: ({ rating }) => rating },
  { id: 'price', header: 'Price', type: 'money', value: ({ price }) => price },
];

interface ProductTableProps {
  products: ProductRow[];
  label?: string;
  /** How many rows are chosen at first. */
  chosen?: number;
  pageSize?: number;
  loading?: boolean;
  error?: boolean;
}

/** A table of products whose rows can be chosen and removed. */
function ProductTable({ products, label = 'Products', chosen = 0, pageSize, loading, error }: ProductTableProps) {
  const [items, setItems] = useState(products);
  const [selection, setSelection] = useState<readonly string[]>(products.slice(0, chosen).map(({ id }) => id));
  return (
    <DataTable
      label={label}
      columns={columns}
      items={items}
      getRowId={({ id }) => id}
      pageSize={pageSize}
      loading={loading}
      error={error ? <ErrorState onRetry={() => undefined} headingLevel={3} /> : undefined}
      fileName="products.csv"
      selection={selection}
      onSelectionChange={setSelection}
      bulkActions={(rows) => (
        <Button size="sm" variant="soft" onClick={() => setItems(items.filter((item) => !rows.includes(item)))}>
          Remove
        </Button>
      )}
      rowActions={({ id }) => [
        { label: 'View in the shop', href: `#${id}` },
        { label: 'Remove', tone: 'danger', onSelect: (row) => setItems(items.filter((item) => item !== row)) },
      ]}
    />
  );
}

const meta = preview.meta({
  id: 'components-datatable',
  component: ProductTable,
  args: { products: [] },
  loaders: [async (context) => ({ products: await load<ProductRow[]>('/api/admin/products', context) })],
  render: (args, { loaded }) => <ProductTable {...args} products={loaded['products'] as ProductRow[]} />,
});

/** A page with chosen rows, rows being fetched, rows that could not be, and none, in light and dark. */
export const Matrix = meta.story({
  render: (args, { loaded }) => {
    const products = loaded['products'] as ProductRow[];
    return (
      <BothThemes style={{ display: 'grid', gap: '2.5rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {(theme) => (
          <>
            <ProductTable {...args} products={products} pageSize={4} chosen={2} label={`${theme}, products`} />
            <ProductTable {...args} products={products} pageSize={3} loading label={`${theme}, being fetched`} />
            <ProductTable {...args} products={products} pageSize={3} error label={`${theme}, failed`} />
            <ProductTable {...args} products={[]} label={`${theme}, none`} />
          </>
        )}
      </BothThemes>
    );
  },
});

export const Default = meta.story();

Default.test('sorts by a column in either direction, and keeps the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
  await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await expect(canvas.getByRole('button', { name: 'Price' })).toHaveFocus();
});

export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await expect(canvas.getByText('10 selected')).toBeVisible();
  },
});

export const ColumnsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const panel = within(canvas.getByRole('group', { name: 'Columns shown' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Rating' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Rating' })).toBeNull();
  },
});

export const RowMenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Actions for/ });
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: 'View in the shop' })).toHaveFocus();
  },
});

/** All rows in a box that scrolls; only those in sight are drawn. */
export const Windowed = meta.story({ args: { pageSize: 0 } });

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such thing');
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { loading: true } });

export const Failed = meta.story({ args: { error: true } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['mode'] });

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
