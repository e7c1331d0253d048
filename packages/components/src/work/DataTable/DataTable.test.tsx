import { expect, it, vi } from 'vitest';
import { act, anyEvent, describeConformance, render, screen, setup, waitFor, within } from '#test-utils';
import type { DataTableColumn } from './columns.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './types.js';
import { initialDataTableState } from './dataTableState.js';

interface Order {
  id: string;
  customer: string;
  total: number | null;
  placed: string;
  status: string;
}

const orders: Order[] = [
  { id: 'a', customer: 'Zoë', total: 9, placed: '2023-02-01', status: 'Pending' },
  { id: 'b', customer: 'Ärik', total: 100, placed: '2022-12-24', status: 'Delivered' },
  { id: 'c', customer: 'Bo', total: null, placed: '2023-01-15', status: 'Pending' },
];
const columns: DataTableColumn<Order>[] = [
  { id: 'customer', header: 'Customer', value: ({ customer }) => customer },
  { id: 'total', header: 'Total', type: 'money', value: ({ total }) => total },
  { id: 'placed', header: 'Placed', type: 'date', value: ({ placed }) => placed },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    sortable: false,
    filterItems: [
      { value: 'Pending', label: 'Pending' },
      { value: 'Delivered', label: 'Delivered' },
    ],
  },
];
const many = Array.from({ length: 25 }, (_, index): Order => {
  const number = index + 1;
  return {
    id: String(number),
    customer: `Customer ${String(number)}`,
    total: number,
    placed: '2023-01-01',
    status: '',
  };
});

const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <DataTable label="Orders" columns={columns} items={orders} getRowId={({ id }) => id} {...props} />
);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describeConformance(table(), {
  element: HTMLDivElement,
  visibleLabel: 'columns',
  otherProps: { items: many },
  variants: [{ pageSize: 0 }, { items: [] }, { loading: true }, { onSelectionChange: () => undefined }],
});

it('sorts text by language, money by amount and dates by time, with missing values last, and announces the order', async () => {
  const { user } = setup(table());
  const sort = (name: string) => user.click(screen.getByRole('button', { name }));
  await sort('Customer');
  expect(names()).toEqual(['Ärik', 'Bo', 'Zoë']);
  expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Customer, ascending');
  await sort('Total');
  expect(names()).toEqual(['Zoë', 'Ärik', 'Bo']);
  expect(screen.getByRole('columnheader', { name: 'Customer' })).not.toHaveAttribute('aria-sort');
  await sort('Total');
  expect(names()).toEqual(['Ärik', 'Zoë', 'Bo']);
  expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  await sort('Placed');
  expect(names()).toEqual(['Ärik', 'Bo', 'Zoë']);
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
});

it('searches and filters, and offers to clear both when nothing matches', async () => {
  const { user } = setup(table());
  await user.type(screen.getByRole('searchbox', { name: 'Search in Orders' }), 'ZO');
  expect(names()).toEqual(['Zoë']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Delivered');
  expect(screen.queryByRole('rowheader')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(names()).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('announces the number of rows after a search or filter, once typing has paused, and nothing at first', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const said = () => document.querySelector('[data-mr-live=""]')?.textContent ?? '';
  const wait = () => act(() => void vi.advanceTimersByTime(1000));
  const { user, rerender } = setup(table({ defaultState: { filters: { status: 'Pending' } } }));
  wait();
  expect(said()).toBe('');
  await user.type(screen.getByRole('searchbox'), 'zo');
  expect(said()).toBe('');
  wait();
  expect(said()).toBe('1 row');
  await user.clear(screen.getByRole('searchbox'));
  wait();
  expect(said()).toBe('2 rows');
  await user.type(screen.getByRole('searchbox'), 'nobody');
  wait();
  expect(said()).toBe('No row matches the search and the filters');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  wait();
  expect(said()).toBe('3 rows');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Delivered');
  // The server has not returned the rows yet.
  rerender(table({ loading: true }));
  wait();
  expect(said()).toBe('3 rows');
  rerender(table({ totalCount: 400 }));
  wait();
  expect(said()).toBe('400 rows');
  vi.useRealTimers();
});

it('shows ten rows per page, and the first page again after a search', async () => {
  const { user } = setup(table({ items: many }));
  expect(names()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(screen.getByText('21 to 25 of 25')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(names()).toHaveLength(5);
  await user.type(screen.getByRole('searchbox'), 'customer 2');
  expect(names()[0]).toBe('Customer 2');
});

it('stops at the first and the last page, and keeps the focus among the page buttons', async () => {
  const { user } = setup(table({ items: many }));
  const step = (name: string) => screen.queryByRole('button', { name });
  expect(step('Previous page')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(step('Next page')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(step('Next page')).toBeNull();
  expect(step('Page 3')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.keyboard('{Enter}');
  expect(step('Previous page')).toBeNull();
  expect(step('Page 1')).toHaveFocus();
});

it('keeps its page buttons and the focus on them while a server loads the rows', async () => {
  const page = (number: number, loading = false) =>
    table({
      items: many.slice((number - 1) * 10, number * 10),
      totalCount: 25,
      loading,
      state: { ...initialDataTableState, page: number },
    });
  const { user, rerender } = setup(page(1));
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  rerender(page(2, true));
  expect(screen.queryByText(/of 25$/)).toBeNull();
  rerender(page(2));
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveFocus();
  expect(screen.getByText('11 to 20 of 25')).toBeVisible();
});

it('hides and moves columns, except the first one', async () => {
  const { user } = setup(table());
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const panel = within(screen.getByRole('group', { name: 'Columns shown' }));
  expect(panel.getByRole('checkbox', { name: 'Customer' })).toBeDisabled();
  await user.click(panel.getByRole('checkbox', { name: 'Total' }));
  await user.click(panel.getByRole('button', { name: 'Move Status forward' }));
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).toEqual(['Customer', 'Status', 'Placed']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('group', { name: 'Columns shown' })).toBeNull();
});

it('selects one row or all of the page, and passes them to the bulk actions', async () => {
  const handleSelection = vi.fn();
  const { user } = setup(
    table({
      items: many,
      onSelectionChange: handleSelection,
      bulkActions: (rows) => <span>Hide {rows.map(({ id }) => id).join(' and ')}</span>,
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 4' }));
  expect(screen.getByText('Hide 2 and 4')).toBeVisible();
  expect(handleSelection).toHaveBeenLastCalledWith(['2', '4'], { reason: 'row', event: anyEvent });
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows of this page' });
  expect(all.indeterminate).toBe(true);
  await user.click(all);
  expect(handleSelection.mock.lastCall?.[0]).toHaveLength(10);
  await user.click(all);
  expect(handleSelection).toHaveBeenLastCalledWith([], { reason: 'all', event: anyEvent });
});

it('keeps selected rows of other server pages for the count and the bulk actions', async () => {
  const page = (number: number) =>
    table({
      items: many.slice((number - 1) * 10, number * 10),
      totalCount: 25,
      onSelectionChange: () => undefined,
      bulkActions: (rows) => <span>Hide {rows.map(({ id }) => id).join(' and ')}</span>,
    });
  const { user, rerender } = setup(page(1));
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }));
  rerender(page(2));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 12' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(screen.getByText('Hide 12 and 2')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 12' }));
  expect(screen.getByText('Hide 2')).toBeVisible();
  rerender(page(1));
  await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

it('opens the menu of a row by keyboard and calls its action with the row', async () => {
  const handleSelect = vi.fn();
  const { user } = setup(
    table({
      rowActions: ({ id }) => [
        { label: 'View', href: `/orders/${id}` },
        { label: 'Delete', onSelect: handleSelect },
      ],
    }),
  );
  screen.getByRole('button', { name: 'Actions for Zoë' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus());
  expect(screen.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', '/orders/a');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(handleSelect).toHaveBeenCalledWith(orders[0]);
  expect(screen.getByRole('button', { name: 'Actions for Zoë' })).toHaveFocus();
});

it('opens the menu of a row by pointer and by arrow key', async () => {
  const { user } = setup(table({ rowActions: () => [{ label: 'View', href: '/orders/a' }] }));
  await user.click(screen.getByRole('button', { name: 'Actions for Zoë' }));
  expect(await screen.findByRole('menuitem', { name: 'View' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Actions for Zoë' })).toHaveFocus();
  screen.getByRole('button', { name: 'Actions for Bo' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'View' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Actions for Bo' })).toHaveFocus();
});

it('leaves sorting, filtering and paging to the server if `totalCount` is set', async () => {
  const handleState = vi.fn<NonNullable<DataTableProps<Order>['onStateChange']>>();
  const { user } = setup(table({ totalCount: 400, onStateChange: handleState }));
  expect(screen.getByText('1 to 10 of 400')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Total' }));
  expect(names()).toEqual(['Zoë', 'Ärik', 'Bo']);
  const [state, details] = handleState.mock.lastCall ?? [];
  expect(state).toMatchObject({ sort: { column: 'total', direction: 'ascending' }, page: 1 });
  expect(details).toEqual({ reason: 'sort', event: anyEvent });
  expect(details?.event?.type).toBe('click');
});

it('sorts ids character by character, and filters by `filterValue` if the value is translated', async () => {
  const coded: DataTableColumn<Order>[] = [
    { id: 'id', header: 'ID', type: 'code', value: ({ id }) => id },
    {
      id: 'status',
      header: 'Status',
      value: ({ status }) => (status === 'Pending' ? 'Ausstehend' : 'Geliefert'),
      filterValue: ({ status }) => status,
      filterItems: [{ value: 'Delivered', label: 'Geliefert' }],
    },
  ];
  const items = ['1b7', '00e', '1B1', '0a3'].map((id) => ({ ...orders[1]!, id }));
  const { user } = setup(table({ columns: coded, items: [...items, { ...orders[0]!, id: '2' }] }));
  await user.click(screen.getByRole('button', { name: 'ID' }));
  expect(names()).toEqual(['00e', '0a3', '1B1', '1b7', '2']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Geliefert');
  expect(names()).toEqual(['00e', '0a3', '1B1', '1b7']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '');
  await user.type(screen.getByRole('searchbox'), 'ausst');
  expect(names()).toEqual(['2']);
});

it('shows booleans as labels of the filter, or else yes and no', async () => {
  const flags: DataTableColumn<Order>[] = [
    ...columns.slice(0, 1),
    { id: 'paid', header: 'Paid', value: ({ total }) => total !== null },
    {
      id: 'open',
      header: 'Open',
      value: ({ status }) => status === 'Pending',
      filterItems: [
        { value: 'true', label: 'Still open' },
        { value: 'false', label: 'Done' },
      ],
    },
  ];
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const { user, rerender } = setup(table({ columns: flags }));
  expect(cells()).toEqual(['Yes', 'Still open', 'Yes', 'Done', 'No', 'Still open']);
  await user.type(screen.getByRole('searchbox'), 'still');
  expect(names()).toEqual(['Zoë', 'Bo']);
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Open' }), 'Done');
  expect(names()).toEqual(['Ärik']);
  rerender(table({ columns: flags, labels: { yes: 'Ja', no: 'Nein' } }));
  expect(cells()).toEqual(['Ja', 'Done']);
});

it('sorts by the values of new columns for the same rows', () => {
  const state = {
    search: '',
    sort: { column: 'customer', direction: 'ascending' as const },
    filters: {},
    hidden: [],
    order: [],
    page: 1,
  };
  const { rerender } = render(table({ state }));
  expect(names()).toEqual(['Ärik', 'Bo', 'Zoë']);
  const [, ...others] = columns;
  const shorter = { id: 'customer', header: 'Customer', value: ({ customer }: Order) => customer.slice(1) };
  rerender(table({ state, columns: [shorter, ...others] }));
  expect(names()).toEqual(['o', 'oë', 'rik']);
});

it('follows its controlled state, and new rows', () => {
  const state = { search: '', sort: null, filters: {}, hidden: [], order: [], page: 2 };
  const { rerender } = render(table({ items: many, state }));
  expect(names()[0]).toBe('Customer 11');
  rerender(table({ items: many.slice(0, 12), state: { ...state, page: 9 } }));
  expect(names()).toEqual(['Customer 11', 'Customer 12']);
});

it('shows each column once and the first one always, whatever the state contains', () => {
  const state = {
    ...initialDataTableState,
    order: ['placed', 'gone', 'customer', 'placed'],
    hidden: ['customer', 'total'],
  };
  render(table({ state: { ...state, sort: { column: 'gone', direction: 'ascending' }, filters: { gone: '1' } } }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Customer',
    'Placed',
    'Status',
  ]);
  expect(names()).toEqual(['Zoë', 'Ärik', 'Bo']);
});

it('renders only some of many rows, and exposes their number', () => {
  const items = Array.from({ length: 10_000 }, (_, index): Order => ({ ...many[0]!, id: String(index) }));
  render(table({ items, pageSize: 0 }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

it('reserves the space of loading rows, and shows an error in place of them', () => {
  const { rerender } = render(table({ items: [], loading: true }));
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  rerender(table({ items: [], error: <p>The orders could not be read</p> }));
  expect(screen.getByText('The orders could not be read')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  // The value of a condition without a failure.
  rerender(table({ error: false }));
  expect(names()).toHaveLength(3);
});

it('reserves the space of checkboxes and menus while rows load', () => {
  const parts = { onSelectionChange: () => undefined, rowActions: () => [] };
  const { rerender } = render(table({ ...parts, loading: true }));
  const cells = () => screen.getAllByRole('row').map((row) => (row as HTMLTableRowElement).cells.length);
  expect(new Set(cells())).toEqual(new Set([6]));
  rerender(table(parts));
  expect(new Set(cells())).toEqual(new Set([6]));
});
