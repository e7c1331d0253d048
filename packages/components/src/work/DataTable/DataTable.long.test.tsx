import { expect, it } from 'vitest';
import { render, screen, setup } from '#test-utils';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './types.js';

interface Item {
  id: string;
  amount: number;
}

/** Unordered amounts: 7, 14, … modulo 2,503, a prime. */
const items = Array.from({ length: 2500 }, (_, index): Item => {
  const amount = ((index + 1) * 7) % 2503;
  return { id: `item ${String(amount)}`, amount };
});
const columns = [
  { id: 'id', header: 'Name', value: ({ id }: Item) => id },
  { id: 'amount', header: 'Amount', type: 'number' as const, value: ({ amount }: Item) => amount },
];
const table = (props: Partial<DataTableProps<Item>> = {}) => (
  <DataTable label="Amounts" columns={columns} items={items} getRowId={({ id }) => id} pageSize={3} {...props} />
);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('sorts thousands of rows, and again when they change', async () => {
  const { user, rerender } = setup(table());
  await user.dblClick(screen.getByRole('button', { name: 'Amount' }));
  expect(names()).toEqual(['item 2502', 'item 2501', 'item 2500']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['item 1', 'item 2', 'item 3']);
  rerender(table({ items: items.filter(({ amount }) => amount !== 2) }));
  expect(names()).toEqual(['item 1', 'item 3', 'item 4']);
});

it('is sorted at its first rendering', () => {
  render(table({ defaultState: { sort: { column: 'amount', direction: 'descending' } } }));
  expect(names()).toEqual(['item 2502', 'item 2501', 'item 2500']);
});

it('keeps rows with equal values in the order of `items`, in both directions', async () => {
  const equal = items.map((item) => ({ ...item, amount: item.amount % 2 }));
  const { user } = setup(table({ items: equal }));
  const first = (amount: number) => equal.filter((item) => item.amount === amount).slice(0, 3);
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  expect(names()).toEqual(first(0).map(({ id }) => id));
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  expect(names()).toEqual(first(1).map(({ id }) => id));
});

it.each([
  ['de-DE', ['äpfel', 'Apfel 2', 'apfel 10', 'Öl', 'Zebra']],
  ['sv-SE', ['Apfel 2', 'apfel 10', 'Zebra', 'äpfel', 'Öl']],
])('sorts texts by the rules of %s, and numbers in them by value', async (locale, sorted) => {
  const texts = sorted.toReversed().map((id, amount) => ({ id, amount }));
  const { user } = setup(table({ items: texts, locale, pageSize: 5 }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(sorted);
});

it('searches by the rules of the language: in Turkish a capital I does not match a dotted small i', async () => {
  const { user } = setup(table({ items: [{ id: 'ISPARTA', amount: 1 }], locale: 'tr-TR' }));
  await user.type(screen.getByRole('searchbox'), 'ısp');
  expect(names()).toEqual(['ISPARTA']);
});
