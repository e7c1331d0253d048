/* Our table, as a page of the work area has it: windowed, with its tools over it. */
import { DataTable } from '@marketrow/components/DataTable';
import type { DataTableColumn } from '@marketrow/components/DataTable';
import type { OrderRow } from './rows';

const columns: DataTableColumn<OrderRow>[] = [
  { id: 'customer', header: 'Customer', value: ({ customer }) => customer },
  { id: 'total', header: 'Total', type: 'money', value: ({ total }) => total },
  { id: 'placed', header: 'Placed', type: 'date', value: ({ placed }) => placed },
  { id: 'status', header: 'Status', value: ({ status }) => status },
];

const idOf = ({ id }: OrderRow) => id;

export function KitTable({ rows }: { rows: OrderRow[] }) {
  return <DataTable label="Orders" columns={columns} items={rows} getRowId={idOf} pageSize={0} />;
}
