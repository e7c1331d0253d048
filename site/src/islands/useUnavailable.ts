import { useEffect } from 'react';
import { keepUnavailable } from '../cart/unavailable';
import type { CartRow } from './cartGroups';

/** Keeps which lines cannot be ordered, for the badge of every page; not while the products are being read. */
export function useUnavailable(rows: readonly CartRow[], isReading: boolean): void {
  const ids = rows.map(({ line }) => line.id).join('\n');
  useEffect(() => {
    if (!isReading) keepUnavailable(ids === '' ? [] : ids.split('\n'));
  }, [ids, isReading]);
}
