export type { DataTableColumn, DataTableValue } from './columns';
export { DataTable } from './DataTable';
export type { DataTableProps } from './DataTable';
export { initialDataTableState, readDataTableState, writeDataTableState } from './dataTableState';
export type { DataTableChangeReason, DataTableState } from './dataTableState';
export { dataTableLabels } from './labels';
export type { DataTableLabels } from './labels';
export type { DataTableAction } from './rowAction';
