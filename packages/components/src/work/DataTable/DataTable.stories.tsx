import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { load } from '../../../stories/load.js';
import { Once, press } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { Alert } from '../../base/Alert/index.js';
import { Button } from '../../base/Button/index.js';
import { ErrorState } from '../../base/ErrorState/index.js';
import type { DataTableColumn } from './columns.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './types.js';

/** Fields of a product that the table shows. */
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

/** Adds a filter above the table. */
const filtered = columns.map((column) =>
  column.id === 'brand' ? { ...column, filterItems: [{ value: 'Vela', label: 'Vela' }] } : column,
);

interface ProductTableProps extends Partial<DataTableProps<ProductRow>> {
  products: ProductRow[];
  /** Number of initially selected rows. */
  chosen?: number;
}

/** Table of products whose rows can be selected and removed. */
function ProductTable({ products, chosen = 0, ...rest }: ProductTableProps) {
  const [items, setItems] = useState(products);
  const [selection, setSelection] = useState<readonly string[]>(products.slice(0, chosen).map(({ id }) => id));
  return (
    <DataTable
      label="Products"
      columns={columns}
      items={items}
      getRowId={({ id }) => id}
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
      {...rest}
    />
  );
}

const downloadButton = 'div:has(> [aria-expanded]) + button';
const download = press(downloadButton);
const openAndDownload = press('[aria-expanded]', downloadButton);
const scroll = (box: HTMLElement) => box.querySelector('section')?.scrollBy(40, 30);
const pointAtPage = (box: HTMLElement) =>
  box.querySelector('nav li:nth-child(2) > button')?.classList.add('pseudo-hover');

const meta = preview.meta({
  id: 'components-datatable',
  title: 'Work/DataTable',
  component: ProductTable,
  args: { products: [] },
  loaders: [async (context) => ({ products: await load<ProductRow[]>('/api/admin/products', context) })],
  render: (args, { loaded }) => <ProductTable {...args} products={loaded['products'] as ProductRow[]} />,
});

/** Selected rows, the column popover, loading rows, a failure, no rows, no matches, and windowed rows. */
export const Matrix = meta.story({
  render: (args, { loaded }) => {
    const products = loaded['products'] as ProductRow[];
    const table = { ...args, products: products.slice(0, 2), pageSize: 1 };
    return (
      <States width="26rem">
        <State name="Chosen, sorted, preparing the file" wide>
          <Once act={download}>
            <ProductTable
              {...table}
              label="Chosen"
              columns={filtered}
              defaultState={{ sort: { column: 'price', direction: 'descending' }, page: 4 }}
              chosen={1}
              totalCount={97}
              loadAllRows={() => new Promise(() => undefined)}
            />
          </Once>
        </State>
        <State name="Columns open, file failed" wide>
          <Once act={openAndDownload}>
            <ProductTable
              {...table}
              label="Columns"
              defaultState={{ sort: { column: 'rating', direction: 'ascending' }, hidden: ['brand'] }}
              totalCount={1}
              loadAllRows={() => Promise.reject(new Error('refused'))}
            />
          </Once>
        </State>
        <State name="pageSize={0}, scrolled" wide>
          <Once act={scroll}>
            <ProductTable
              {...table}
              label="Windowed"
              products={products}
              pageSize={0}
              style={{ '--mr-data-table-height': '9rem' }}
            />
          </Once>
        </State>
        <State name="loading, totalCount" style={{ maxInlineSize: '23rem' }}>
          <ProductTable {...table} label="Loading" totalCount={97} defaultState={{ page: 4 }} loading />
        </State>
        <State name="error">
          <ProductTable {...table} label="Failed" error={<Alert tone="danger">The shop did not answer.</Alert>} />
        </State>
        <State name="Nothing found">
          <ProductTable {...table} label="Nothing found" defaultState={{ search: 'no such thing' }} />
        </State>
        <State name="None">
          <ProductTable {...table} products={[]} label="None" />
        </State>
        <State name="Focus, hover of a page" pseudo="focus" wide>
          <Once act={pointAtPage}>
            <ProductTable {...table} label="Focus" defaultState={{ hidden: ['brand', 'rating', 'price'] }} />
          </Once>
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test('sorts by a column in both directions, and keeps the focus', async ({ canvas, userEvent }) => {
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

/** All rows in a scrolling box; only the visible ones are rendered. */
export const Windowed = meta.story({ args: { pageSize: 0 } });

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such thing');
    await expect(canvas.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { loading: true } });

export const Failed = meta.story({ args: { error: <ErrorState onRetry={() => undefined} headingLevel={3} /> } });

export const CompactDensity = meta.story({ globals: { density: 'compact' } });
