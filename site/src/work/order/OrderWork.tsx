import { Button } from '@marketrow/components/Button';
import { DescriptionList } from '@marketrow/components/DescriptionList';
import { ReceiptIcon } from '@marketrow/components/icons/ReceiptIcon';
import { RadioGroup } from '@marketrow/components/RadioGroup';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { orderNumber } from '../../account/orderNumber';
import { Moment } from '../../components/Moment';
import type { Order } from '../../data/types';
import { fill } from '../../i18n/fill';
import { changingRows } from '../base/changingRows';
import type { WorkContext } from '../base/model';
import { NoticeToast } from '../base/NoticeToast';
import { orderStatuses } from '../base/orderStatuses';
import type { RowStore } from '../base/rowStore';
import { useNotice } from '../base/useNotice';
import { forOrders, statusWord } from '../lists/parts';
import { OrderAside } from './OrderAside';
import { OrderLines } from './OrderLines';

type Status = Order['status'];

interface OrderWorkProps {
  context: WorkContext;
  /** Changes the order. */
  store: RowStore<Order>;
  order: Order;
}

/** The status of an order, which can be changed, with its lines and sums. */
export function OrderWork({ context, store, order }: OrderWorkProps) {
  const { locale, messages } = context;
  const t = messages.order;
  const { notice, notify, close } = useNotice();

  const set = (status: Status) => {
    const name = orderNumber(order);
    const change = changingRows({ context, store, keyOf: ({ id }) => id, notify });
    change([order], () => deliveredBy(status), {
      done: fill(messages.changes.status, { name, status: statusWord(forOrders(context), status) }),
      failed: fill(messages.changes.failed, { name }),
    });
  };

  return (
    <div className="work-order">
      <div className="work-stack">
        <section className="work-panel work-order-status" aria-label={messages.columns.status}>
          <p className="work-order-times">
            <Moment locale={locale} iso={order.createdAt} message={t.placed} />
            {order.deliveredAt === null ? null : (
              <Moment locale={locale} iso={order.deliveredAt} message={` · ${t.delivered}`} />
            )}
          </p>
          <RadioGroup
            variant="tiles"
            label={messages.columns.status}
            name="status"
            items={orderStatuses.map((value) => ({ value, label: statusWord(forOrders(context), value) }))}
            value={order.status}
            onValueChange={(value) => set(value as Status)}
            hint={t.hint}
          />
          <Parcels context={context} order={order} />
          {order.status === 'Cancelled' ? null : (
            <p>
              <Button
                variant="quiet"
                size="sm"
                startIcon={<ReceiptIcon />}
                onClick={() => void printAll(context, order)}
              >
                {messages.slip.print}
              </Button>
            </p>
          )}
        </section>
        <OrderLines context={context} order={order} />
      </div>
      <OrderAside context={context} order={order} />
      <NoticeToast context={context} notice={notice} onClose={close} />
    </div>
  );
}

/** Prints the packing slip of each part, on a page of its own. */
async function printAll(context: WorkContext, order: Order): Promise<void> {
  const [{ printSlips }, { slipsOf }] = await Promise.all([
    import('../../print/printSlips'),
    import('../../print/PackingSlip'),
  ]);
  await printSlips(context, (sellers) => slipsOf(order, sellers));
}

/** The parts of an order of several shops, each with its status. */
function Parcels({ context, order: { parts = [] } }: Pick<OrderWorkProps, 'context' | 'order'>) {
  if (parts.length < 2) return null;
  const pending = { pending: statusWord(forOrders(context), 'Pending') };
  return (
    <DescriptionList
      className="work-order-parts"
      items={parts.map(({ shopName, status }) => ({
        term: shopName,
        description: <StatusBadge status={status} labels={pending} />,
      }))}
    />
  );
}

/** Fields that follow from a status. The API sets the moment of delivery and the parts. */
function deliveredBy(status: Status): Partial<Order> {
  return { status, isDelivered: status === 'Delivered', deliveredAt: null, parts: undefined };
}
