import { expect, it } from 'vitest';
import { act, render, screen, setup, waitFor } from '#test-utils';
import { DataTable } from './DataTable';

interface Item {
  id: string;
  amount: number;
}

/** Amounts in no order: 7, 14, … modulo 2,503, which is a prime. */
const items = Array.from({ length: 2500 }, (_, index): Item => {
  const amount = ((index + 1) * 7) % 2503;
  return { id: `item ${String(amount)}`, amount };
});
const columns = [
  { id: 'id', header: 'Name', value: ({ id }: Item) => id },
  { id: 'amount', header: 'Amount', type: 'number' as const, value: ({ amount }: Item) => amount },
];
const table = (rows: readonly Item[] = items) => (
  <DataTable label="Amounts" columns={columns} items={rows} getRowId={({ id }) => id} pageSize={3} />
);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const box = () => screen.getByRole('region', { name: 'Amounts' });

it('sorts over 2,000 rows in slices, and says that it is busy until they are there', async () => {
  const { user } = setup(table());
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await waitFor(() => expect(names()).toEqual(['item 1', 'item 2', 'item 3']));
  expect(box()).toHaveAttribute('aria-busy', 'false');
});

it('keeps the order of before, busy, while it sorts', () => {
  render(table());
  const before = names();
  act(() => screen.getByRole('button', { name: 'Amount' }).click());
  expect(box()).toHaveAttribute('aria-busy', 'true');
  expect(names()).toEqual(before);
});

it('has the order that was asked for last, where another one was asked for meanwhile', async () => {
  const { user } = setup(table());
  const amount = screen.getByRole('button', { name: 'Amount' });
  await user.dblClick(amount);
  await waitFor(() => expect(names()).toEqual(['item 2502', 'item 2501', 'item 2500']));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(names()).toEqual(['item 1', 'item 2', 'item 3']));
});

it('sorts what the rows are by then, where they change while it sorts', async () => {
  const { rerender } = render(table());
  act(() => screen.getByRole('button', { name: 'Amount' }).click());
  rerender(table(items.filter(({ amount }) => amount !== 2)));
  await waitFor(() => expect(names()).toEqual(['item 1', 'item 3', 'item 4']));
});

it('is in order at its first rendering', () => {
  render(
    <DataTable
      label="Amounts"
      columns={columns}
      items={items}
      getRowId={({ id }) => id}
      pageSize={3}
      defaultState={{ sort: { column: 'amount', direction: 'descending' } }}
    />,
  );
  expect(names()).toEqual(['item 2502', 'item 2501', 'item 2500']);
});
