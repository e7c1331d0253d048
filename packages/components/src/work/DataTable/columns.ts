import type { ReactNode } from 'react';
import type { Labels } from '../../labels/Labels.js';

/** What a column sorts, searches and exports. Dates are `Date` objects or ISO 8601 strings in a column of type `date`. */
export type DataTableValue = string | number | boolean | Date | null | undefined;

/** One column. Its values come from the rows; how they look is up to `cell`. */
export interface DataTableColumn<Row> {
  /** Unique among the columns; it stands in the state, and so in an address. */
  id: string;
  /** Name of the column. */
  header: string;
  /** The value of a row: what is sorted, searched and exported. True and false are named by `filterItems`, else by `labels`. */
  value: (row: Row) => DataTableValue;
  /**
   * `number` and `date` are sorted by size and shown in the language of `locale`; `money` is a number in `currency`. Numbers
   * stand at the end of their cell. `code` is an id: sorted sign by sign, so that its digits are no numbers. @default 'text'
   */
  type?: 'text' | 'number' | 'money' | 'date' | 'code' | undefined;
  /** What the cell shows. @default the value, written for its type */
  cell?: ((row: Row) => ReactNode) | undefined;
  /** Whether a button in the header sorts by this column. @default true */
  sortable?: boolean | undefined;
  /** Whether the search looks into it. @default true for text */
  searchable?: boolean | undefined;
  /** Whether a person may hide it. The first column names the row and always stays. @default true */
  hideable?: boolean | undefined;
  /** Whether the file has it: not a column of pictures or buttons. @default true */
  exportable?: boolean | undefined;
  /** Choices of a filter over the table; each matches the rows whose `filterValue` is the same. */
  filterItems?: readonly { value: string; label: string }[] | undefined;
  /** What the filter compares, such as the key of a status whose `value` is a word of the language. @default `value` as text */
  filterValue?: ((row: Row) => string) | undefined;
}

/** The value by which a column is sorted: a number or a text, or nothing, which stands last in both directions. */
export function sortKey<Row>({ value, type }: DataTableColumn<Row>, row: Row): number | string | undefined {
  const given = value(row);
  if (given === null || given === undefined || given === '') return undefined;
  if (typeof given === 'boolean') return given ? 1 : 0;
  if (given instanceof Date || type === 'date') {
    const time = given instanceof Date ? given.getTime() : Date.parse(String(given));
    return Number.isNaN(time) ? undefined : time;
  }
  if (type === 'number' || type === 'money') return Number.isNaN(Number(given)) ? undefined : Number(given);
  return given;
}

/** What is said for a value that is true or false. */
export type BooleanWords = Pick<Labels<'DataTable'>, 'yes' | 'no'>;

/** The value in words, as cell, search and file have it: what is true or false is named by the filter, else by `words`. */
export function wordedText<Row>(column: DataTableColumn<Row>, row: Row, words: BooleanWords): string {
  const given = column.value(row);
  if (typeof given !== 'boolean') return textOfValue(given);
  const key = column.filterValue?.(row) ?? String(given);
  const choice = column.filterItems?.find(({ value }) => value === key);
  return choice?.label ?? (given ? words.yes : words.no);
}

/** The value as the filter compares it: dates in ISO 8601, nothing as an empty text. */
export function plainText<Row>({ value }: DataTableColumn<Row>, row: Row): string {
  return textOfValue(value(row));
}

function textOfValue(given: DataTableValue): string {
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? '' : given.toISOString();
  return given === null || given === undefined ? '' : String(given);
}

/** Whether the search looks into a column. */
export function isSearched<Row>({ searchable, type = 'text' }: DataTableColumn<Row>): boolean {
  return searchable ?? (type === 'text' || type === 'code');
}
