import { useState } from 'react';
import { expect, it } from 'vitest';
import { screen, setup } from '#test-utils';
import { ErrorState } from '../../base/ErrorState/index.js';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './types.js';

interface Request {
  id: string;
  status: 'Open' | 'Accepted';
}

const requests: readonly Request[] = ['1', '2', '3'].map((id) => ({ id, status: 'Open' }));

/** Requests with a button each that accepts the request and then disappears. */
function Requests({ isRowGone, sort }: { isRowGone?: boolean; sort?: boolean }) {
  const [rows, setRows] = useState(requests);
  const accept = (id: string) =>
    setRows((before) =>
      isRowGone
        ? before.filter((row) => row.id !== id)
        : before.map((row) => (row.id === id ? { ...row, status: 'Accepted' as const } : row)),
    );
  const columns: DataTableProps<Request>['columns'] = [
    { id: 'no', header: 'No', value: ({ id }) => id },
    { id: 'status', header: 'Status', value: ({ status }) => status },
    {
      id: 'decision',
      header: 'Decision',
      value: () => null,
      cell: ({ id, status }) =>
        status === 'Open' || sort ? (
          <button type="button" onClick={() => accept(id)}>
            {`Accept ${id}`}
          </button>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <DataTable
      label="Requests"
      columns={columns}
      items={rows}
      getRowId={({ id }) => id}
      rowActions={() => []}
      defaultState={sort ? { sort: { column: 'status', direction: 'ascending' } } : undefined}
    />
  );
}

const press = async (user: ReturnType<typeof setup>['user'], name: string) => {
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
};

it('moves the focus within the row when the focused control is removed', async () => {
  const { user } = setup(<Requests />);
  await press(user, 'Accept 2');
  expect(screen.getByRole('button', { name: 'Actions for 2' })).toHaveFocus();
});

it('moves the focus to the table when the row is removed', async () => {
  const { user } = setup(<Requests isRowGone />);
  await press(user, 'Accept 2');
  expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus();
});

it('keeps the focus on a control whose row moves', async () => {
  const { user } = setup(<Requests sort />);
  await press(user, 'Accept 3');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['3', '1', '2']);
  expect(screen.getByRole('button', { name: 'Accept 3' })).toHaveFocus();
});

it('does not take a focus that is elsewhere', async () => {
  const { user } = setup(
    <>
      <Requests isRowGone />
      <input aria-label="Elsewhere" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Accept 1' }));
  await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  screen.getByRole('button', { name: 'Accept 2' }).click();
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});

it('keeps the focus in the table when Retry disappears, and returns to it when loading fails again', async () => {
  const asTable = (props: Partial<DataTableProps<Request>>) => (
    <DataTable
      label="Requests"
      columns={[{ id: 'no', header: 'No', value: ({ id }: Request) => id }]}
      items={[]}
      getRowId={({ id }) => id}
      {...props}
    />
  );
  const error = <ErrorState onRetry={() => rerender(asTable({ loading: true }))} />;
  const { user, rerender } = setup(asTable({ error }));
  await press(user, 'Retry');
  expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus();
  rerender(asTable({ error }));
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
});

it('keeps the focus in the table when search and filters are cleared', async () => {
  const { user } = setup(<Requests />);
  await user.type(screen.getByRole('searchbox'), 'nothing');
  await press(user, 'Clear search and filters');
  expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus();
});

it('keeps the focus in the table when a bulk action ends the selection and unmounts its own button', async () => {
  function Bulk() {
    const [selection, setSelection] = useState<readonly string[]>(['2']);
    return (
      <DataTable
        label="Requests"
        columns={[{ id: 'no', header: 'No', value: ({ id }) => id }]}
        items={requests}
        getRowId={({ id }) => id}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={() => (
          <button type="button" onClick={() => setSelection([])}>
            Hide
          </button>
        )}
      />
    );
  }
  const { user } = setup(<Bulk />);
  await press(user, 'Hide');
  expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus();
});
