import { clsx } from 'clsx/lite';
import { useEffect, useRef } from 'react';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon.js';
import { ArrowUpIcon } from '../../icons/ArrowUpIcon.js';
import { ChevronsUpDownIcon } from '../../icons/ChevronsUpDownIcon.js';
import { VisuallyHidden } from '../../base/VisuallyHidden/index.js';
import type { Labels } from '../../labels/Labels.js';
import type { DataTableColumn } from './columns.js';
import type { DataTableState } from './dataTableState.js';
import './DataTable.css';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableState['sort'];
  messages: Labels<'DataTable'>;
  /** Whether all, some or none of the visible rows are selected; `undefined` if rows cannot be selected. */
  selected: 'all' | 'some' | 'none' | undefined;
  hasActions: boolean;
  onSort: (column: DataTableColumn<Row>, event: Event) => void;
  onSelectAll: (isSelected: boolean, event: Event) => void;
}

/** Column headers; sortable ones are buttons. */
export function TableHead<Row>({
  columns,
  sort,
  messages,
  selected,
  hasActions,
  onSort,
  onSelectAll,
}: TableHeadProps<Row>) {
  return (
    <thead className="mr-DataTable-head">
      <tr>
        {selected !== undefined && (
          <td className="mr-DataTable-tick">
            <AllBox state={selected} label={messages.selectAll} onChange={onSelectAll} />
          </td>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={clsx('mr-DataTable-heading', isAtEnd(column) && 'mr-DataTable-end')}
              aria-sort={direction}
            >
              {column.sortable === false ? (
                column.header
              ) : (
                <button
                  type="button"
                  className="mr-DataTable-sort"
                  onClick={({ nativeEvent }) => onSort(column, nativeEvent)}
                >
                  <span>{column.header}</span>
                  {sortIcon(direction)}
                </button>
              )}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="mr-DataTable-menu">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Returns whether a column is aligned at the end, so that the digits of numbers and money are aligned. */
export function isAtEnd<Row>({ type }: DataTableColumn<Row>): boolean {
  return type === 'number' || type === 'money';
}

function sortIcon(direction: 'ascending' | 'descending' | undefined) {
  if (direction === undefined) return <ChevronsUpDownIcon />;
  return direction === 'ascending' ? <ArrowUpIcon /> : <ArrowDownIcon />;
}

function AllBox({
  state,
  label,
  onChange,
}: {
  state: 'all' | 'some' | 'none';
  label: string;
  onChange: (isSelected: boolean, event: Event) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React has no prop for it.
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className="mr-DataTable-reach">
      <input
        ref={box}
        type="checkbox"
        className="mr-DataTable-box"
        aria-label={label}
        checked={state === 'all'}
        onChange={({ target, nativeEvent }) => onChange(target.checked, nativeEvent)}
      />
    </label>
  );
}
