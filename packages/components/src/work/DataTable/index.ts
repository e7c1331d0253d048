export type { DataTableColumn, DataTableValue } from './columns.js';
export { DataTable } from './DataTable.js';
export type { DataTableProps } from './DataTable.js';
export { initialDataTableState, readDataTableState, writeDataTableState } from './dataTableState.js';
export type { DataTableChangeReason, DataTableState } from './dataTableState.js';
export type { DataTableAction } from './rowAction.js';
