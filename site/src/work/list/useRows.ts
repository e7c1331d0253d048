import { readDataTableState, type DataTableState } from '@marketrow/components/DataTable';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onChanged, onReturn, readCall, writeCall } from '../base/api';
import type { AnyList, WorkContext } from '../base/model';
import { createRowStore, type RowStore } from '../base/rowStore';
import { shopQuery } from '../base/vendorShop';

/** The path of the call for one row of a list. */
export function rowPath(list: AnyList, key: string): string {
  return `${String(list.calls[0])}/${encodeURIComponent(key)}`;
}

/** The shop that the calls of a seller's list are about. */
function queryOf({ area }: AnyList): Record<string, string> {
  return area === 'vendor' ? shopQuery() : {};
}

/** Whether a list shows other rows, or another order of them, than the page was built with. */
export function isMovedFrom(initial: DataTableState, state: DataTableState): boolean {
  return (['search', 'sort', 'filters', 'page'] as const).some((part) => state[part] !== initial[part]);
}

/** The rows of a list, read once the page is there, and again when the page or the connection is back. */
export function useRows(
  list: AnyList,
  context: WorkContext,
  { first, initial }: { first: readonly object[]; initial: DataTableState },
) {
  const { locale } = context;
  const [store] = useState<RowStore<object>>(() =>
    createRowStore({
      keyOf: list.keyOf,
      first,
      read: async () => {
        const query = queryOf(list);
        const answers = await Promise.all(list.calls.map((call) => readCall(call, locale, query)));
        return list.rowsOf(answers, context);
      },
      write: async (row, patch) => {
        await writeCall('PUT', rowPath(list, list.keyOf(row)), locale, patch, queryOf(list));
        return undefined;
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    // Rows of another page, or of a search, are not among the first ones; nor has another shop any of the first shop's.
    const isMoved = isMovedFrom(initial, readDataTableState(new URLSearchParams(location.search), initial));
    void store.load({ places: isMoved || (list.area === 'vendor' && 'shop' in shopQuery()) });
  }, [initial, list, store]);
  // Another part of the page has made a row: what is sent for a row that is there has a longer path.
  const [call] = list.calls;
  useEffect(() => onChanged((path) => void (path === call && store.load())), [call, store]);
  useEffect(() => onReturn(() => void store.load()), [store]);
  const isFailed = state.status === 'failed';
  useEffect(() => {
    if (!isFailed) return undefined;
    const again = () => void store.load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed, store]);

  return { store, state };
}
