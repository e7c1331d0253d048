import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { RefreshIcon } from '@marketrow/components/icons/RefreshIcon';
import { OrderTimeline } from '@marketrow/components/OrderTimeline';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import type { Order } from '../data/types';
import { fill } from '../i18n/fill';
import { moment, money, plural } from '../i18n/format';
import { hold, mark } from '../markup';
import { href, paths, snapshotTemplate } from '../routes';
import { AccountFrame } from './AccountFrame';
import { orderNumber } from './orderNumber';
import { OrderSide } from './OrderSide';
import { orderSums } from './sums';
import type { AccountContext, AccountFacts } from './model/types';

export interface OrderViewProps {
  context: AccountContext;
  facts: AccountFacts;
  order: Order;
}

/** One order: its steps, its lines, what they come to, and where it goes. */
export function OrderView({ context, facts, order }: OrderViewProps) {
  const { locale, messages } = context;
  const t = messages.account.order;
  const number = orderNumber(order);
  const isCancelled = order.status === 'Cancelled';
  const pieces = order.items.reduce((sum, item) => sum + item.product_quantity, 0);
  return (
    <AccountFrame
      context={context}
      facts={facts}
      section={paths.orders}
      crumbs={[{ title: messages.account.orders.title, path: paths.orders }, { title: number }]}
    >
      <div className="site-title">
        <div>
          <h1 tabIndex={-1} className="site-order-title">
            <span>{fill(t.title, { number })}</span>{' '}
            <StatusBadge status={order.status} size="lg" labels={{ pending: t.pending }} />
          </h1>
          <p>
            <span>{fill(t.placed, { moment: moment(locale, order.createdAt) })}</span>
            {order.deliveredAt === null ? null : (
              <span>{`\u00A0· ${fill(t.delivered, { moment: moment(locale, order.deliveredAt) })}`}</span>
            )}
          </p>
        </div>
        <BuyAgain context={context} order={order} />
      </div>
      <Alert variant="danger" className="site-order-note" hidden {...mark('buy-again-failed')}>
        <p />
      </Alert>
      <OrderTimeline status={order.status} createdAt={order.createdAt} deliveredAt={order.deliveredAt} />
      {isCancelled ? (
        <Alert variant="danger" className="site-order-note" title={t.cancelledTitle}>
          {t.cancelledText} <a href={href(locale, paths.tickets)}>{t.cancelledLink}</a>
        </Alert>
      ) : null}
      <div className="site-order">
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">{plural(locale, messages.counts.pieces, pieces)}</h2>
          <ul className="site-order-lines">
            {order.items.map((item, index) => (
              <OrderLine key={index} context={context} item={item} />
            ))}
          </ul>
        </section>
        <OrderSide context={context} order={order} />
      </div>
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
  const held = { items, template: snapshotTemplate(locale), ...said };
  return (
    <Button variant="quiet" className="site-needs-script" startIcon={<RefreshIcon />} {...hold('buy-again', held)}>
      {t.buyAgain}
    </Button>
  );
}

function OrderLine({ context: { locale, currency }, item }: { context: AccountContext; item: Order['items'][number] }) {
  const { subtotal } = orderSums({ items: [item], tax: 0, discount: 0 });
  return (
    <li>
      <img src={item.product_img} alt="" width={76} height={76} loading="lazy" />
      <div>
        <p className="site-order-name">
          {item.product_slug === undefined ? (
            item.product_name
          ) : (
            <a href={href(locale, paths.product(item.product_slug))}>{item.product_name}</a>
          )}
        </p>
        {item.variant === undefined ? null : <p>{item.variant}</p>}
      </div>
      <p>{`${item.product_quantity} × ${money(locale, currency, subtotal / item.product_quantity)}`}</p>
      <p className="site-order-sum">{money(locale, currency, subtotal)}</p>
    </li>
  );
}
