import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { RefreshIcon } from '@marketrow/components/icons/RefreshIcon';
import { OrderTimeline } from '@marketrow/components/OrderTimeline';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import { Moment } from '../components/Moment';
import type { Order } from '../data/types';
import { fill } from '../i18n/fill';
import { plural } from '../i18n/format';
import { hold, mark } from '../markup';
import { href, paths, snapshotTemplate } from '../routes';
import { AccountFrame } from './AccountFrame';
import { GuestFrame } from './GuestFrame';
import { hasSession } from './hasSession';
import { OrderLines } from './OrderLines';
import { orderNumber } from './orderNumber';
import { OrderSide } from './OrderSide';
import type { AccountContext, AccountFacts } from './model/types';

export interface OrderViewProps {
  context: AccountContext;
  /** Undefined: a guest's. */
  facts: AccountFacts | undefined;
  order: Order;
}

/** One order: its steps, its lines, what they come to, and where it goes. */
export function OrderView({ context, facts, order }: OrderViewProps) {
  const { locale, messages } = context;
  const t = messages.account.order;
  const number = orderNumber(order);
  const isCancelled = order.status === 'Cancelled';
  const pieces = order.items.reduce((sum, item) => sum + item.product_quantity, 0);
  const body = (
    <>
      <div className="site-title">
        <div>
          <h1 tabIndex={-1} className="site-order-title">
            <span>{fill(t.title, { number })}</span>{' '}
            <StatusBadge status={order.status} size="lg" labels={{ pending: t.pending }} />
          </h1>
          <p>
            <Moment locale={locale} iso={order.createdAt} message={t.placed} />
            {order.deliveredAt === null ? null : (
              <Moment locale={locale} iso={order.deliveredAt} message={`\u00A0· ${t.delivered}`} />
            )}
          </p>
        </div>
        <BuyAgain context={context} order={order} />
      </div>
      <Alert tone="danger" className="site-order-note" hidden {...mark('buy-again-failed')}>
        <p />
      </Alert>
      <OrderTimeline status={order.status} createdAt={order.createdAt} deliveredAt={order.deliveredAt} />
      {isCancelled ? (
        <Alert tone="danger" className="site-order-note" title={t.cancelledTitle}>
          {t.cancelledText} <a href={href(locale, paths.tickets)}>{t.cancelledLink}</a>
        </Alert>
      ) : null}
      <div className="site-order">
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">{plural(locale, messages.counts.pieces, pieces)}</h2>
          <OrderLines context={context} order={order} />
        </section>
        <OrderSide context={context} order={order} />
      </div>
    </>
  );
  // An order without an account names itself. Its page has no frame of an account: that would be the sample customer's.
  if (order.users.id === order.id && !hasSession())
    return (
      <GuestFrame context={context} title={fill(t.title, { number })} id={order.id}>
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

/** Puts what is still sold of the order into the cart; the page's script does it. */
function BuyAgain({ context: { locale, messages }, order }: { context: AccountContext; order: Order }) {
  const t = messages.account.order;
  const items = order.items.flatMap(({ product_slug: slug, product_quantity: quantity, variant }) =>
    slug === undefined ? [] : [{ slug, quantity, variant }],
  );
  if (items.length === 0) return null;
  const said = { bought: t.boughtAgain, soldOut: t.soldOut, notSold: t.notSold, unread: t.unread };
  const held = { items, template: snapshotTemplate(locale), size: messages.cart.size, ...said };
  return (
    <Button variant="quiet" className="site-needs-script" startIcon={<RefreshIcon />} {...hold('buy-again', held)}>
      {t.buyAgain}
    </Button>
  );
}
