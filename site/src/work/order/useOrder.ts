import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Order } from '../../data/types';
import { recordKeyOf } from '../../workRoutes';
import { onReturn, writeCall } from '../base/api';
import type { WorkContext } from '../base/model';
import { createRowStore, type RowsState } from '../base/rowStore';
import { readOrder } from './readOrder';

/** How far the order of a page is. */
export type OrderStatus = 'ready' | 'loading' | 'missing' | 'failed';

/**
 * The order of a page, read once the page is there and when it comes back: a list of one, so that a status that is chosen meanwhile stays.
 *
 * @param built - The order that the page was built with. Left out: its address names one.
 */
export function useOrder({ locale }: WorkContext, built: Order | undefined) {
  const [store] = useState(() =>
    createRowStore<Order>({
      keyOf: ({ id }) => id,
      first: built ? [built] : [],
      read: async () => {
        const order = await readOrder(locale, built?.id ?? recordKeyOf(location.pathname));
        return order ? [order] : [];
      },
      write: async (row, { status, deliveredAt, parts }) => {
        const path = `/api/admin/orders/${encodeURIComponent(row.id)}`;
        // Undo sends the moment of delivery and the parts back; for a new status the API sets both.
        const body = { status, ...(deliveredAt && { deliveredAt }), ...(parts && { parts }) };
        const answer = await writeCall<Order>('PUT', path, locale, body);
        return {
          status: answer.status,
          isDelivered: answer.isDelivered,
          deliveredAt: answer.deliveredAt,
          parts: answer.parts,
        };
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    void store.load();
    return onReturn(() => void store.load());
  }, [store]);
  return { store, order: state.rows[0], status: statusOf(state) };
}

function statusOf({ status, rows }: RowsState<Order>): OrderStatus {
  if (status === 'failed' || status === 'loading') return status;
  if (rows.length > 0) return 'ready';
  return status === 'first' ? 'loading' : 'missing';
}
