/* TanStack Table and Virtual by hand, as their own examples write it, with the same cells in the same look. */
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { day, money } from './rows';
import type { OrderRow } from './rows';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
});
const columns: ColumnDef<typeof features, OrderRow>[] = [
  { id: 'customer', header: 'Customer', accessorFn: ({ customer }) => customer, sortFn: sortFn_text },
  { id: 'total', header: 'Total', accessorFn: ({ total }) => total, sortFn: sortFn_basic, enableGlobalFilter: false },
  {
    id: 'placed',
    header: 'Placed',
    accessorFn: ({ placed }) => Date.parse(placed),
    sortFn: sortFn_basic,
    enableGlobalFilter: false,
  },
  { id: 'status', header: 'Status', accessorFn: ({ status }) => status, sortFn: sortFn_text },
];

export function TanstackTable({ rows: data }: { rows: OrderRow[] }) {
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([]);
  const [globalFilter, setGlobalFilter] = useState('');
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    globalFilterFn: filterFn_includesString,
    state: { sorting, globalFilter },
  });
  const { rows } = table.getRowModel();
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 57,
    overscan: 8,
    initialRect: { width: 0, height: 57 * 12 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className="mr-DataTable-root" data-windowed="">
      <input
        type="search"
        aria-label="Search"
        value={globalFilter}
        onChange={({ target }) => setGlobalFilter(target.value)}
      />
      <div ref={box} className="mr-DataTable-scroller">
        <table className="mr-DataTable-table">
          <thead className="mr-DataTable-head">
            <tr>
              {columns.map(({ id = '', header }) => (
                <th key={id} className="mr-DataTable-heading">
                  <button
                    type="button"
                    onClick={() => setSorting([{ id, desc: sorting[0]?.id === id && !sorting[0].desc }])}
                  >
                    {String(header)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 && (
              <tr aria-hidden="true">
                <td className="mr-DataTable-gap" colSpan={4} style={{ blockSize: before }} />
              </tr>
            )}
            {items.map(({ index }) => {
              const row = rows[index]?.original;
              return row ? (
                <tr key={row.id} className="mr-DataTable-row">
                  <th scope="row" className="mr-DataTable-name">
                    {row.customer}
                  </th>
                  <td className="mr-DataTable-cell">{money.format(row.total)}</td>
                  <td className="mr-DataTable-cell">{day.format(Date.parse(row.placed))}</td>
                  <td className="mr-DataTable-cell">{row.status}</td>
                </tr>
              ) : null;
            })}
            {after > 0 && (
              <tr aria-hidden="true">
                <td className="mr-DataTable-gap" colSpan={4} style={{ blockSize: after }} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
