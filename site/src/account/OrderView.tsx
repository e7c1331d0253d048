import { isCancellable, partsOf } from '@marketrow/contract/parts';
import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { ReceiptIcon } from '@marketrow/components/icons/ReceiptIcon';
import { OrderTimeline } from '@marketrow/components/OrderTimeline';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { Moment } from '../components/Moment';
import type { Order, Refund } from '../data/types';
import { fill } from '../i18n/fill';
import { plural } from '../i18n/format';
import { hold, mark } from '../markup';
import { BuyAgain } from './BuyAgain';
import { href, paths } from '../routes';
import { AccountFrame } from './AccountFrame';
import { GuestFrame } from './GuestFrame';
import { hasSession } from '../hasSession';
import { OrderLines } from './OrderLines';
import { orderNumber } from './orderNumber';
import { OrderSide } from './OrderSide';
import type { AccountContext, AccountFacts } from './model/types';

export interface OrderViewProps {
  context: AccountContext;
  /** Undefined: a guest's. */
  facts: AccountFacts | undefined;
  order: Order;
  /** Refunds that were asked for of its lines. */
  refunds: readonly Refund[];
  /** Thanks a guest for an order that was placed just now. @default false */
  isPlaced?: boolean | undefined;
}

/** One order: its steps, its lines, what they come to, and where it goes. */
export function OrderView({ context, facts, order, refunds, isPlaced = false }: OrderViewProps) {
  const { locale, messages } = context;
  const t = messages.account.order;
  const number = orderNumber(order);
  const isCancelled = order.status === 'Cancelled';
  const pieces = order.items.reduce((sum, item) => sum + item.product_quantity, 0);
  // An order without an account names itself. Its page has no frame of an account: that would be the sample customer's.
  const isGuest = order.users.id === order.id && !hasSession();
  const body = (
    <>
      <div className="site-title" {...hold('order', order)}>
        <div>
          {isGuest && isPlaced ? (
            <Thanks context={context} order={order} />
          ) : (
            <Heading context={context} order={order} />
          )}
        </div>
        <OrderActions context={context} order={order} isGuest={isGuest} />
      </div>
      <Alert tone="danger" className="site-order-note" hidden {...mark('buy-again-failed')}>
        <p />
      </Alert>
      <Alert tone="danger" className="site-order-note" hidden {...mark('order-action-failed')}>
        {t.dialogFailed}
      </Alert>
      {/* Of several shops, each parcel has its own steps. */}
      {partsOf(order).length > 1 && !isCancelled ? null : (
        <OrderTimeline status={order.status} createdAt={order.createdAt} deliveredAt={order.deliveredAt} />
      )}
      {order.readOnly && !isCancelled ? (
        <Alert className="site-order-note" title={t.readOnlyTitle}>
          {t.readOnlyText}
        </Alert>
      ) : null}
      {isCancelled ? (
        <Alert tone="danger" className="site-order-note" title={t.cancelledTitle}>
          {t.cancelledText} <a href={href(locale, paths.tickets)}>{t.cancelledLink}</a>
        </Alert>
      ) : null}
      <div className="site-order">
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">{plural(locale, messages.counts.pieces, pieces)}</h2>
          <OrderLines context={context} order={order} refunds={refunds} isGuest={isGuest} />
        </section>
        <OrderSide context={context} order={order} />
      </div>
    </>
  );
  if (isGuest)
    return (
      <GuestFrame context={context} title={fill(t.title, { number })} order={order}>
        {body}
      </GuestFrame>
    );
  return (
    <AccountFrame
      context={context}
      facts={facts}
      section={paths.orders}
      crumbs={[{ title: messages.account.orders.title, path: paths.orders }, { title: number }]}
    >
      {body}
    </AccountFrame>
  );
}

interface PartProps {
  context: AccountContext;
  order: Order;
}

function Heading({ context: { locale, messages }, order }: PartProps) {
  const t = messages.account.order;
  return (
    <>
      <h1 tabIndex={-1} className="site-order-title">
        <span>{fill(t.title, { number: orderNumber(order) })}</span>{' '}
        <StatusBadge status={order.status} size="lg" labels={{ pending: t.pending }} />
      </h1>
      <p>
        <Moment locale={locale} iso={order.createdAt} message={t.placed} />
        {order.deliveredAt === null ? null : (
          <Moment locale={locale} iso={order.deliveredAt} message={`\u00A0· ${t.delivered}`} />
        )}
      </p>
    </>
  );
}

/** Heading of the confirmation of a guest's order. */
function Thanks({ context, order }: PartProps) {
  const t = context.messages.account.order.guest;
  return (
    <>
      <h1 tabIndex={-1}>{fill(t.thanks, { name: order.users.name.firstName })}</h1>
      <p>{fill(t.placedNow, { number: orderNumber(order) })}</p>
      <p>{fill(t.contact, { email: order.users.email })}</p>
      <p>
        <Moment locale={context.locale} iso={order.createdAt} message={context.messages.account.order.placed} />
      </p>
    </>
  );
}

/** Actions about the whole order; the page's script does it. Customer service answers accounts only. */
function OrderActions({ context, order, isGuest }: { context: AccountContext; order: Order; isGuest: boolean }) {
  const t = context.messages.account.order;
  return (
    <div className="site-order-actions">
      <BuyAgain context={context} items={order.items} />
      {order.status === 'Cancelled' ? null : (
        <Button variant="quiet" className="site-needs-script" startIcon={<ReceiptIcon />} {...mark('print-invoice')}>
          {t.printInvoice}
        </Button>
      )}
      {isGuest ? null : (
        <Button
          variant="quiet"
          className="site-needs-script"
          aria-haspopup="dialog"
          {...hold('order-action', { kind: 'ask' })}
        >
          {t.ask}
        </Button>
      )}
      {isCancellable(order) && !order.readOnly ? (
        <Button
          variant="quiet"
          className="site-needs-script"
          aria-haspopup="dialog"
          {...hold('order-action', { kind: 'cancel' })}
        >
          {t.cancel}
        </Button>
      ) : null}
    </div>
  );
}
