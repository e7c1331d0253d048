export type { DataTableColumn, DataTableValue } from './columns';
export { DataTable } from './DataTable';
export type { DataTableProps } from './DataTable';
export { initialDataTableState, readDataTableState, writeDataTableState } from './dataTableState';
export type { DataTableChangeReason, DataTableState } from './dataTableState';
export type { DataTableAction } from './rowAction';
