import { expect, it, vi } from 'vitest';
import { screen, setup, waitFor } from '#test-utils';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './types.js';

interface Order {
  id: string;
}

const orders = Array.from({ length: 25 }, (_, index): Order => ({ id: `M-${String(index + 1)}` }));
const columns = [{ id: 'id', header: 'Order', value: ({ id }: Order) => id }];

/** Table that shows the first page of a server. */
const setupTable = (props: Partial<DataTableProps<Order>>) =>
  setup(
    <DataTable
      label="Orders"
      columns={columns}
      items={orders.slice(0, 10)}
      getRowId={({ id }) => id}
      totalCount={25}
      fileName="orders.csv"
      {...props}
    />,
  );
const button = () => screen.getByRole('button', { name: /^(Download Orders as CSV|Preparing the file…)$/ });

/** Returns the files passed to the browser for saving. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

it('saves the rows of all server pages that match search and filters', async () => {
  const files = savedFiles();
  const loadAllRows = vi.fn<NonNullable<DataTableProps<Order>['loadAllRows']>>(() => Promise.resolve(orders));
  const { user } = setupTable({ loadAllRows, defaultState: { search: 'm' } });
  await user.click(button());
  await waitFor(() => expect(files).toHaveLength(1));
  expect(loadAllRows.mock.lastCall?.[0]).toMatchObject({ search: 'm' });
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n');
  expect([lines?.length, lines?.at(-1)]).toEqual([26, '"M-25"']);
  expect(screen.getByRole('status')).toHaveTextContent('File with 25 rows saved');
});

it('saves booleans as the table shows them: labels of the filter, or else yes and no', async () => {
  const files = savedFiles();
  const flags: DataTableProps<Order>['columns'] = [
    ...columns,
    { id: 'first', header: 'First', value: ({ id }) => id === 'M-1' },
    {
      id: 'published',
      header: 'Published',
      value: ({ id }) => id !== 'M-1',
      cell: () => <input type="checkbox" aria-label="Published" />,
      filterItems: [
        { value: 'true', label: 'Ein' },
        { value: 'false', label: 'Aus' },
      ],
    },
  ];
  const { user } = setupTable({ totalCount: undefined, items: orders.slice(0, 2), columns: flags });
  await user.click(button());
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.trimEnd().split('\r\n');
  expect(lines?.slice(1)).toEqual(['"M-1","Yes","Aus"', '"M-2","No","Ein"']);
});

it('announces that the rows are loading, loads them once, and retries after a failure', async () => {
  const files = savedFiles();
  let refuse: () => void = () => undefined;
  const loadAllRows = vi
    .fn<NonNullable<DataTableProps<Order>['loadAllRows']>>(() => Promise.resolve(orders))
    .mockImplementationOnce(() => new Promise((_, reject) => (refuse = () => reject(new Error('no answer')))));
  const { user } = setupTable({ loadAllRows });
  await user.click(button());
  await user.click(button());
  expect(button()).toHaveTextContent('Preparing the file…');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(loadAllRows).toHaveBeenCalledOnce();
  refuse();
  await waitFor(() => expect(button()).toHaveTextContent('CSV'));
  expect(screen.getAllByText('The file could not be made. Try again.')[0]).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be made. Try again.');
  expect(files).toEqual([]);
  await user.click(button());
  await waitFor(() => expect(files).toHaveLength(1));
});

it.each([
  ['only one page of the server is loaded', {}],
  ['the rows are loading', { totalCount: undefined, loading: true }],
  ['the rows failed to load', { totalCount: undefined, error: 'No answer' }],
])('has no button if %s', (_, props) => {
  setupTable(props);
  expect(screen.queryByRole('button', { name: 'Download Orders as CSV' })).toBeNull();
});

it.each([
  [{ locale: 'de-DE' }, ';'],
  [{ locale: 'de-DE', fileSeparator: ',' }, ','],
] as const)(
  'separates the cells by the rules of the language, unless the caller sets it: %j',
  async (props, between) => {
    const files = savedFiles();
    const two = [...columns, { id: 'sum', header: 'Sum', type: 'number' as const, value: () => 12.5 }];
    const { user } = setupTable({ ...props, totalCount: undefined, columns: two });
    await user.click(button());
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]?.text())?.split('\r\n')[1]).toBe(`"M-1"${between}"12,5"`);
  },
);
