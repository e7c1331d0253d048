import { useEffect, useState, useSyncExternalStore } from 'react';
import { onChanged, onReturn, readCall, writeCall } from '../base/api';
import type { AnyList, WorkContext } from '../base/model';
import { createRowStore, type RowStore } from '../base/rowStore';
import { shopQuery } from '../base/vendorShop';

/** The path of the call for one row of a list. */
export function rowPath(list: AnyList, key: string): string {
  return `${String(list.calls[0])}/${encodeURIComponent(key)}`;
}

/** The rows of a list, read once the page is there, and again when the page or the connection is back. */
export function useRows(list: AnyList, context: WorkContext, first: readonly object[]) {
  const { locale } = context;
  const [store] = useState<RowStore<object>>(() =>
    createRowStore({
      keyOf: list.keyOf,
      first,
      read: async () => {
        const query = list.area === 'vendor' ? shopQuery() : {};
        const answers = await Promise.all(list.calls.map((call) => readCall(call, locale, query)));
        return list.rowsOf(answers, context);
      },
      write: async (row, patch) => {
        await writeCall('PUT', rowPath(list, list.keyOf(row)), locale, patch);
        return undefined;
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => {
    // The page was built for the first shop: another one has none of its rows.
    void store.load({ places: list.area === 'vendor' && 'shop' in shopQuery() });
  }, [list, store]);
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
