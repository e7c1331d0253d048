import { RadioGroup } from '@marketrow/components/RadioGroup';
import { useState, useSyncExternalStore } from 'react';
import { orderNumber } from '../../account/orderNumber';
import type { Order } from '../../data/types';
import { fill } from '../../i18n/fill';
import { moment } from '../../i18n/format';
import { writeCall } from '../base/api';
import { orderStatuses } from '../base/orderStatuses';
import { statusWord } from '../lists/parts';
import type { WorkContext } from '../base/model';
import { NoticeToast } from '../base/NoticeToast';
import { createRowStore } from '../base/rowStore';
import { useNotice } from '../base/useNotice';
import { OrderAside } from './OrderAside';
import { OrderLines } from './OrderLines';

type Status = Order['status'];

/** The status of an order, which can be changed, with its lines and sums. */
export function OrderWork({ context, order }: { context: WorkContext; order: Order }) {
  const { locale, messages } = context;
  const t = messages.order;
  const [store] = useState(() =>
    createRowStore<Order>({
      keyOf: ({ id }) => id,
      first: [order],
      read: () => Promise.resolve([order]),
      write: async (row, { status }) => {
        const path = `/api/admin/orders/${encodeURIComponent(row.id)}`;
        const answer = await writeCall<Order>('PUT', path, locale, { status });
        return { status: answer.status, isDelivered: answer.isDelivered, deliveredAt: answer.deliveredAt };
      },
    }),
  );
  const { rows } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const shown = rows[0] ?? order;
  const { notice, tell, close } = useNotice();

  const set = async (status: Status, { canUndo }: { canUndo: boolean }) => {
    const before = shown.status;
    const name = orderNumber(order);
    const word = statusWord(context, status);
    tell({
      text: canUndo ? fill(messages.changes.status, { name, status: word }) : messages.list.undone,
      onUndo: canUndo ? () => void set(before, { canUndo: false }) : undefined,
    });
    try {
      await store.change(order.id, deliveredBy(status));
    } catch {
      tell({ text: canUndo ? fill(messages.changes.failed, { name }) : messages.list.notUndone });
    }
  };

  return (
    <div className="work-order">
      <div className="work-stack">
        <section className="work-panel" aria-label={messages.columns.status}>
          <p className="work-order-times">
            {fill(t.placed, { moment: moment(locale, order.createdAt) })}
            {shown.deliveredAt === null ? null : (
              <> · {fill(t.delivered, { moment: moment(locale, shown.deliveredAt) })}</>
            )}
          </p>
          <RadioGroup
            variant="tiles"
            label={messages.columns.status}
            name="status"
            items={orderStatuses.map((value) => ({ value, label: statusWord(context, value) }))}
            value={shown.status}
            onValueChange={(value) => void set(value as Status, { canUndo: true })}
            hint={t.hint}
          />
        </section>
        <OrderLines context={context} order={order} />
      </div>
      <OrderAside context={context} order={order} />
      <NoticeToast context={context} notice={notice} onClose={close} />
    </div>
  );
}

/** What follows from a status, until the API says when exactly. */
function deliveredBy(status: Status): Partial<Order> {
  const isDelivered = status === 'Delivered';
  return { status, isDelivered, deliveredAt: isDelivered ? new Date().toISOString() : null };
}
