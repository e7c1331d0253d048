'use client';

import { useState } from 'react';
import { useControllableState } from '../internal/state/useControllableState';

interface RowSelectionOptions<Row> {
  items: readonly Row[];
  getRowId: (row: Row) => string;
  /** Whether `items` are those of one page of a server. */
  isServerSide: boolean;
  value: readonly string[] | undefined;
  onChange: ((ids: readonly string[], details: { reason: 'row' | 'all' }) => void) | undefined;
}

/** Which rows are chosen. Those of other pages of a server stay as they were when they were chosen. */
export function useRowSelection<Row>({ items, getRowId, isServerSide, value, onChange }: RowSelectionOptions<Row>) {
  const [ids, setIds] = useControllableState<readonly string[], { reason: 'row' | 'all' }>({
    value,
    defaultValue: [],
    onChange,
  });
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const chosen = new Set(ids);

  const select = (rows: readonly Row[], isSelected: boolean, reason: 'row' | 'all') => {
    const changed = new Map(rows.map((row) => [getRowId(row), row]));
    const others = ids.filter((id) => !changed.has(id));
    if (isServerSide && isSelected) setKept(new Map([...kept, ...changed]));
    void setIds(isSelected ? [...others, ...changed.keys()] : others, { reason });
  };

  const here = ids.length > 0 ? items.filter((row) => chosen.has(getRowId(row))) : [];
  const hereIds = new Set(here.map(getRowId));
  const elsewhere = isServerSide ? ids.flatMap((id) => (hereIds.has(id) ? [] : (kept.get(id) ?? []))) : [];
  return {
    isChosen: (id: string) => chosen.has(id),
    /** The chosen rows: those of `items`, then those of other pages. */
    rows: [...here, ...elsewhere],
    select,
  };
}
