import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from './columns.js';
import { toCsv } from './csv.js';
import { initialDataTableState, moved, nextSort, readDataTableState, writeDataTableState } from './dataTableState.js';

const id = fc.stringMatching(/^[a-z]{1,6}$/);
const state = fc.record({
  search: fc.string(),
  sort: fc.option(fc.record({ column: id, direction: fc.constantFrom('ascending' as const, 'descending' as const) })),
  filters: fc.dictionary(id, fc.string({ minLength: 1 }), { noNullPrototype: true }),
  hidden: fc.uniqueArray(id),
  order: fc.uniqueArray(id),
  page: fc.integer({ min: 1, max: 999 }),
});

describe('state in the URL', () => {
  it('round-trips for any initial state, and keeps other parameters', () => {
    fc.assert(
      fc.property(state, state, (given, initial) => {
        const address = writeDataTableState(new URLSearchParams('lang=de'), given, initial);
        expect(readDataTableState(new URLSearchParams(address.toString()), initial)).toEqual(given);
        expect(address.get('lang')).toBe('de');
      }),
    );
  });

  it('can clear the initial sort and the initial filters', () => {
    const initial = {
      ...initialDataTableState,
      sort: { column: 'date', direction: 'descending' as const },
      filters: { status: 'Pending' },
    };
    const address = writeDataTableState(new URLSearchParams(), initialDataTableState, initial);
    expect(address.toString()).toBe('sort=&filter.status=');
    expect(readDataTableState(address, initial)).toEqual(initialDataTableState);
    expect(readDataTableState(new URLSearchParams('filter.shop=1'), initial).filters).toEqual({
      status: 'Pending',
      shop: '1',
    });
    // Callers compare by identity: without parameters the initial object is returned.
    expect(readDataTableState(new URLSearchParams(), initial).filters).toBe(initial.filters);
  });

  it('falls back to the initial state for invalid parameters', () => {
    const read = readDataTableState(new URLSearchParams('page=-3&sort=-&filter.status='));
    expect(read).toEqual({ search: '', sort: null, filters: {}, hidden: [], order: [], page: 1 });
  });
});

it('sorts in one direction, then in the other', () => {
  const first = nextSort(null, 'total');
  expect(first.direction).toBe('ascending');
  expect(nextSort(first, 'total').direction).toBe('descending');
  expect(nextSort(nextSort(first, 'total'), 'total').direction).toBe('ascending');
  expect(nextSort(first, 'date')).toEqual({ column: 'date', direction: 'ascending' });
});

it('moves a column by one position, never the first one and never before it', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});

it('writes a file that spreadsheets read without running formulas', () => {
  const columns: DataTableColumn<{ name: string; total: number | null; at: Date }>[] = [
    { id: 'name', header: 'Name', value: ({ name }) => name },
    { id: 'total', header: 'Total, net', value: ({ total }) => total },
    { id: 'at', header: 'At', value: ({ at }) => at },
    { id: 'open', header: 'Buttons', value: () => null, exportable: false },
  ];
  const at = new Date(0);
  expect(
    toCsv(
      columns,
      [
        { name: '=HYPERLINK("x")', total: -3, at },
        { name: 'Two\nlines', total: null, at },
      ],
      { locale: 'en-US', labels: { yes: 'Yes', no: 'No' } },
    ),
  ).toBe(
    '"Name","Total, net","At"\r\n' +
      `"'=HYPERLINK(""x"")","-3","1970-01-01T00:00:00.000Z"\r\n` +
      '"Two\nlines","","1970-01-01T00:00:00.000Z"\r\n',
  );
});
