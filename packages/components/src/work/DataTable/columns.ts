import type { ReactNode } from 'react';
import type { Labels } from '../../labels/Labels.js';

/** Value that a column sorts, searches and exports. In a column of type `date`: a `Date` or an ISO 8601 string. */
export type DataTableValue = string | number | boolean | Date | null | undefined;

/** Column of the table. `value` reads the data of a row, `cell` renders it. */
export interface DataTableColumn<Row> {
  /** Unique id; part of the state, and so possibly of the URL. */
  id: string;
  /** Header text. */
  header: string;
  /**
   * Returns the value of a row to sort, search and export. Booleans are named by `filterItems`, or else by `labels`.
   */
  value: (row: Row) => DataTableValue;
  /**
   * Type of the value. `number` and `date` are sorted by value and formatted for `locale`; `money` is a number in
   * `currency`. Numbers are aligned at the end. `code` is an id, compared character by character, not as a number.
   * @default 'text'
   */
  type?: 'text' | 'number' | 'money' | 'date' | 'code' | undefined;
  /** Renders the content of the cell. @default the formatted value */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Whether a button in the header sorts by this column. @default true */
  sortable?: boolean | undefined;
  /** Whether the search includes this column. @default true for text */
  searchable?: boolean | undefined;
  /** Whether users can hide it. The first column is never hidden. @default true */
  hideable?: boolean | undefined;
  /** Whether the download includes it. Set `false` for columns of images or buttons. @default true */
  exportable?: boolean | undefined;
  /** Options of a filter above the table; each matches the rows with an equal `filterValue`. */
  filterItems?: readonly { value: string; label: string }[] | undefined;
  /**
   * Returns the value that the filter compares, such as a status key if `value` is translated. @default `value` as text
   */
  filterValue?: ((row: Row) => string) | undefined;
}

/** Returns the sort key of a row: a number, a text, or `undefined`, which is last in both directions. */
export function sortKey<Row>({ value, type }: DataTableColumn<Row>, row: Row): number | string | undefined {
  const cellValue = value(row);
  if (cellValue === null || cellValue === undefined || cellValue === '') return undefined;
  if (typeof cellValue === 'boolean') return cellValue ? 1 : 0;
  if (cellValue instanceof Date || type === 'date') {
    const time = cellValue instanceof Date ? cellValue.getTime() : Date.parse(String(cellValue));
    return Number.isNaN(time) ? undefined : time;
  }
  if (type === 'number' || type === 'money') return Number.isNaN(Number(cellValue)) ? undefined : Number(cellValue);
  return cellValue;
}

/** Labels of boolean values. */
export type BooleanLabels = Pick<Labels<'DataTable'>, 'yes' | 'no'>;

/** Returns the value as text for cell, search and file. Booleans are named by the filter, or else by the labels. */
export function labeledText<Row>(column: DataTableColumn<Row>, row: Row, labels: BooleanLabels): string {
  const given = column.value(row);
  if (typeof given !== 'boolean') return textOfValue(given);
  const key = column.filterValue?.(row) ?? String(given);
  const choice = column.filterItems?.find(({ value }) => value === key);
  return choice?.label ?? (given ? labels.yes : labels.no);
}

/** Returns the value that the filter compares: dates in ISO 8601, an empty string for a missing value. */
export function plainText<Row>({ value }: DataTableColumn<Row>, row: Row): string {
  return textOfValue(value(row));
}

function textOfValue(given: DataTableValue): string {
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? '' : given.toISOString();
  return given === null || given === undefined ? '' : String(given);
}

/** Returns whether the search includes a column. */
export function isSearched<Row>({ searchable, type = 'text' }: DataTableColumn<Row>): boolean {
  return searchable ?? (type === 'text' || type === 'code');
}
