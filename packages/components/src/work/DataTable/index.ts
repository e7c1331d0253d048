export type { DataTableColumn, DataTableValue } from './columns.js';
export { DataTable } from './DataTable.js';
export type { DataTableProps } from './types.js';
export { initialDataTableState, readDataTableState, writeDataTableState } from './dataTableState.js';
export type { DataTableChangeReason, DataTableState } from './dataTableState.js';
export type { DataTableAction } from './rowAction.js';
export type DataTablePart =
  | 'root'
  | 'reach'
  | 'box'
  | 'bulk'
  | 'scroller'
  | 'table'
  | 'caption'
  | 'head'
  | 'tick'
  | 'heading'
  | 'end'
  | 'sort'
  | 'menu'
  | 'row'
  | 'name'
  | 'cell'
  | 'date'
  | 'gap'
  | 'waiting';
export type ColumnsMenuPart = 'root' | 'panel' | 'legend' | 'item' | 'label';
export type TablePagesPart = 'root' | 'range' | 'items' | 'gap' | 'page';
export type TableToolsPart = 'root' | 'select' | 'end' | 'failure' | 'search' | 'sort';
