import type { PluralForms } from '../internal/text/format';

/** Every string that `DataTable` shows or announces. */
export interface DataTableLabels {
  /** Accessible name of the search field. `{table}` is the name of the table. */
  search: string;
  /** Text in the empty search field, with how many rows there are. */
  searchHint: PluralForms;
  /** The choice of a filter that leaves all rows. `{column}` is its name. */
  all: string;
  /** Button that opens the list of columns. */
  columns: string;
  /** Name of the list of columns. */
  columnsShown: string;
  /** Moves a column towards the first one. `{column}` is its name. */
  moveEarlier: string;
  /** Moves a column away from the first one. */
  moveLater: string;
  /** Button that saves the rows as a file. */
  download: string;
  /** Accessible name of that button. `{table}` is the name of the table. */
  downloadName: string;
  /** Text of that button, and announced, while the rows of all pages are fetched. */
  preparing: string;
  /** Announced when the file is saved, with how many rows it has. */
  downloaded: PluralForms;
  /** Stands and is announced where the rows could not be fetched; the button tries again. */
  downloadFailed: string;
  /** Name of the select that sorts where the rows are stacked. */
  sortBy: string;
  /** The order that the rows came in. */
  unsorted: string;
  /** A choice of that select. `{column}` is its name. */
  sortAscending: string;
  /** The same, from the greatest to the smallest. */
  sortDescending: string;
  /** Announced after a sort. `{column}` and `{direction}`. */
  sorted: string;
  /** Word of that sentence for a rising order. */
  ascending: string;
  /** Word of that sentence for a falling order. */
  descending: string;
  /** Chooses all rows of the page. */
  selectAll: string;
  /** Chooses a row. `{row}` is its name. */
  select: string;
  /** How many rows are chosen. */
  selected: PluralForms;
  /** Heading of the column of menus. */
  actions: string;
  /** Button that opens the menu of a row. `{row}` is its name. */
  rowActions: string;
  /** Which rows are shown: `{first}`, `{last}`, `{count}`. */
  range: string;
  /** Announced after a search or filter, with how many rows are left. */
  found: PluralForms;
  /** Name of the buttons that lead to the other pages. `{table}` is the name of the table. */
  pages: string;
  /** Button to the page before. */
  previous: string;
  /** Button to the next page. */
  next: string;
  /** Accessible name of the button of a page. `{page}` is its number. */
  page: string;
  /** Stands where there are no rows. */
  empty: string;
  /** Stands where search and filters leave no rows. */
  nothingFound: string;
  /** Button that takes search and filters away. */
  clear: string;
  /** Said while the rows are fetched. */
  loading: string;
  /** Stands for a value that is true, in cells, search and file, where the column's filter has no word for it. */
  yes: string;
  /** The same for a value that is false. */
  no: string;
}

/** The English strings of `DataTable`. */
export const dataTableLabels: DataTableLabels = {
  search: 'Search in {table}',
  searchHint: { one: 'Search {count} row', other: 'Search {count} rows' },
  all: '{column}: all',
  columns: 'Columns',
  columnsShown: 'Columns shown',
  moveEarlier: 'Move {column} forward',
  moveLater: 'Move {column} back',
  download: 'CSV',
  downloadName: 'Download {table} as CSV',
  preparing: 'Preparing the file…',
  downloaded: { one: 'File with {count} row saved', other: 'File with {count} rows saved' },
  downloadFailed: 'The file could not be made. Try again.',
  sortBy: 'Sort by',
  unsorted: 'Default order',
  sortAscending: '{column}, ascending',
  sortDescending: '{column}, descending',
  sorted: 'Sorted by {column}, {direction}',
  ascending: 'ascending',
  descending: 'descending',
  selectAll: 'Select all rows of this page',
  select: 'Select {row}',
  selected: { one: '{count} selected', other: '{count} selected' },
  actions: 'Actions',
  rowActions: 'Actions for {row}',
  range: '{first} to {last} of {count}',
  found: { one: '{count} row', other: '{count} rows' },
  pages: 'Pages of {table}',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {page}',
  empty: 'Nothing here yet',
  nothingFound: 'No row matches the search and the filters',
  clear: 'Clear search and filters',
  loading: 'Loading…',
  yes: 'Yes',
  no: 'No',
};
