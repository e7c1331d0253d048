'use client';

import { useState } from 'react';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import type { RowTable, TableRecord } from './useTableRows.js';

type SelectionDetails = ReasonedDetails<'row' | 'all'>;

interface RowSelectionOptions {
  /** Whether `items` are one page of a server. */
  isServerSide: boolean;
  value: readonly string[] | undefined;
  onChange: ((ids: readonly string[], details: SelectionDetails) => void) | undefined;
}

/** Manages the ids of the selected rows. Rows of other server pages are stored as they were when they were selected. */
export function useRowSelection<Row extends object>({ isServerSide, value, onChange }: RowSelectionOptions) {
  const [ids, setIds] = useControllableState<readonly string[], SelectionDetails>({
    value,
    defaultValue: none,
    onChange,
  });
  const [storedRows, setStoredRows] = useState<ReadonlyMap<string, Row>>(new Map());

  return {
    ids,
    select: (rows: readonly TableRecord<Row>[], isSelected: boolean, details: SelectionDetails) => {
      const changed = new Map(rows.map(({ id, original }) => [id, original]));
      const others = ids.filter((id) => !changed.has(id));
      if (isServerSide && isSelected) setStoredRows(new Map([...storedRows, ...changed]));
      void setIds(isSelected ? [...others, ...changed.keys()] : others, details);
    },
    /** Returns the selected rows: those of the table, then those of other pages. */
    selectedRows: (table: RowTable<Row>): Row[] => {
      const { rows, rowsById } = table.getSelectedRowModel();
      const elsewhere = isServerSide ? ids.flatMap((id) => (id in rowsById ? [] : (storedRows.get(id) ?? []))) : [];
      return [...rows.map(({ original }) => original), ...elsewhere];
    },
  };
}

/** The same array at each rendering: TanStack recomputes the selection for a new one. */
const none: readonly string[] = [];
