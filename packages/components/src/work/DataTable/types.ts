import type { ComponentProps, ReactNode } from 'react';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { DataTableColumn } from './columns.js';
import type { DataTableChangeReason, DataTableState } from './dataTableState.js';
import type { DataTableAction } from './rowAction.js';

export interface DataTableProps<Row extends object>
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onSelect'>,
    SharedProps<'locale' | 'currency' | 'renderLink', 'DataTable'> {
  /** Name of the table, shown as its caption: "Orders". */
  label: string;
  /**
   * Columns. The first one names the row: it is never hidden, and stays visible while the others scroll. Pass the same
   * array at each render, for example a module constant: a new array repeats the search and the sort of all rows.
   */
  columns: readonly DataTableColumn<Row>[];
  /** Rows; pass the same array until they change. With `totalCount` only those of the current page. */
  items: readonly Row[];
  /** Returns the id of a row, unique in the table. */
  getRowId: (row: Row) => string;
  /** Search, sort, filters, hidden columns and page (controlled). Can be synced to the URL. */
  state?: DataTableState | undefined;
  /** Initial state (uncontrolled). */
  defaultState?: Partial<DataTableState> | undefined;
  /** Called with the whole state after each change. */
  onStateChange?: ((state: DataTableState, details: ReasonedDetails<DataTableChangeReason>) => void) | undefined;
  /** Rows per page. 0 = all rows in a scrolling box, of which only the visible ones are rendered. @default 10 */
  pageSize?: number | undefined;
  /** Height of a row in pixels, used if `pageSize` is 0; 45 with `data-density="compact"`. @default 57 */
  rowHeight?: number | undefined;
  /** Number of all rows. Set it if a server searches, sorts, filters and pages in `onStateChange`. */
  totalCount?: number | undefined;
  /** Ids of the selected rows (controlled). */
  selection?: readonly string[] | undefined;
  /** Called with the ids of the selected rows. If omitted, rows cannot be selected. */
  onSelectionChange?: ((ids: readonly string[], details: ReasonedDetails<'row' | 'all'>) => void) | undefined;
  /**
   * Renders the bulk actions for the selected rows. With `totalCount` the rows include those selected on other pages,
   * as they were then; ids in `selection` whose rows were never shown are not counted.
   */
  bulkActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Returns the entries of a row's menu. Optional. */
  rowActions?: ((row: Row) => readonly DataTableAction<Row>[]) | undefined;
  /**
   * Name of the file to download, such as `orders.csv`, with the rows that match search and filters. Omit to hide the
   * button. Requires `loadAllRows` with `totalCount`.
   */
  fileName?: string | undefined;
  /** Separator of cells. @default ';' if the decimal separator of `locale` is a comma, else ',' */
  fileSeparator?: ',' | ';' | '\t' | undefined;
  /**
   * Loads the rows of all pages for the file, in the order and by the search and filters of `state`. If the promise
   * rejects, a message is shown and the button retries. Needed only with `totalCount`: otherwise all rows are in
   * `items`.
   */
  loadAllRows?: ((state: DataTableState) => Promise<readonly Row[]>) | undefined;
  /** Renders placeholders in place of the rows. @default false */
  loading?: boolean | undefined;
  /** Replaces the rows if loading failed, such as `<ErrorState onRetry={…} />`. `false`: no failure. */
  error?: ReactNode;
  /** Replaces the rows if there are none. @default from `labels` */
  empty?: ReactNode;
}
