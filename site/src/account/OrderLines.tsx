import { linesOfPart, marketplaceDelivery, partsOf } from '@marketrow/contract/parts';
import { requestOfLine } from '@marketrow/contract/refund';
import { Button } from '@marketrow/components/Button';
import { OrderTimeline } from '@marketrow/components/OrderTimeline';
import { StatusBadge } from '@marketrow/components/StatusBadge';
import type { ReactNode } from 'react';
import { Moment } from '../components/Moment';
import type { Order, Refund } from '../data/types';
import { deliveryOf } from '../data/productPromises';
import type { ProductSnapshot } from '../data/productSnapshot';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import { hold } from '../markup';
import { useProductSnapshots } from '../useProductSnapshots';
import { href, paths, shopSlugOf, snapshotTemplate } from '../routes';
import { BuyAgain } from './BuyAgain';
import { orderSums } from './sums';
import type { AccountContext } from './model/types';

type Part = ReturnType<typeof partsOf>[number];

interface OrderLinesProps {
  context: AccountContext;
  order: Order;
  /** Refunds that were asked for of these lines. */
  refunds: readonly Refund[];
  /** Customer service answers accounts only. */
  isGuest: boolean;
}

interface Line {
  /** Index in the order. */
  line: number;
  item: Order['items'][number];
  snapshot: ProductSnapshot | undefined;
}

/** The lines of an order by shop: a parcel of each, which has steps of its own where there are several. */
export function OrderLines({ context, order, refunds, isGuest }: OrderLinesProps) {
  const { locale } = context;
  // The sample orders know no delivery.
  const slugs = order.delivery === undefined ? [] : order.items.flatMap(({ product_slug: slug }) => slug ?? []);
  const { snapshots } = useProductSnapshots(snapshotTemplate(locale), slugs);
  const parts = partsOf(order);
  return parts.map((part) => {
    const lines = linesOfPart(order, part.shop).map(({ line, item }) => ({
      line,
      item,
      snapshot: snapshots.get(item.product_slug ?? '') ?? undefined,
    }));
    return (
      <div key={part.shop}>
        {order.parts === undefined ? null : (
          <ParcelHead context={context} order={order} part={part} lines={lines} isOnly={parts.length === 1} />
        )}
        <ul className="site-order-lines">
          {lines.map((line) => (
            <OrderLine key={line.line} context={context} {...line}>
              <LineActions
                context={context}
                order={order}
                part={part}
                line={line}
                refunds={refunds}
                isGuest={isGuest}
              />
            </OrderLine>
          ))}
        </ul>
      </div>
    );
  });
}

interface ParcelHeadProps extends Pick<OrderLinesProps, 'context' | 'order'> {
  part: Part;
  lines: readonly Line[];
  isOnly: boolean;
}

/** The shop of a parcel, how it comes, and how far it is. */
function ParcelHead({ context, order, part, lines, isOnly }: ParcelHeadProps) {
  const { locale, messages } = context;
  const t = messages.account.order;
  const path = lines.find(({ snapshot }) => snapshot?.shop)?.snapshot?.shop?.path;
  const name = part.shop === marketplaceDelivery ? messages.siteName : part.shopName;
  const delivery = deliveryText({ context, order }, { part, path, lines });
  return (
    <div className="site-order-shop">
      <h3>
        {path === undefined ? name : <a href={href(locale, path)}>{name}</a>}{' '}
        {isOnly ? null : <StatusBadge status={part.status} labels={{ pending: t.pending }} />}
      </h3>
      {delivery === '' ? null : <p>{delivery}</p>}
      {part.gift && <p>{giftText(t, part.gift)}</p>}
      {isOnly || part.deliveredAt === null ? null : (
        <p>
          <Moment locale={locale} iso={part.deliveredAt} message={t.delivered} />
        </p>
      )}
      {isOnly || order.status === 'Cancelled' ? null : (
        <OrderTimeline
          label={fill(t.parcelSteps, { shop: name })}
          status={part.status}
          createdAt={order.createdAt}
          deliveredAt={part.deliveredAt}
        />
      )}
    </div>
  );
}

/** Gift wrap of a part, with the text of its card. */
function giftText(t: { gift: string; giftCard: string }, { message }: NonNullable<Part['gift']>): string {
  return message === undefined ? t.gift : fill(t.giftCard, { message });
}

/** How the goods of a shop reach the shopper, while they are on their way. */
function deliveryText(
  { context: { messages }, order }: Pick<OrderLinesProps, 'context' | 'order'>,
  { part, path, lines }: { part: Part; path: string | undefined; lines: readonly Line[] },
): string {
  if (part.status !== 'Pending' && part.status !== 'Processing') return '';
  const slug = path === undefined ? marketplaceDelivery : shopSlugOf(path);
  if (order.delivery?.some(({ shop, method }) => shop === slug && method === 'pickup'))
    return messages.account.order.pickup;
  const texts = lines.flatMap(({ snapshot }) => (snapshot ? [messages.delivery[deliveryOf(snapshot.categories)]] : []));
  return [...new Set(texts)].join('. ');
}

interface LineActionsProps extends OrderLinesProps {
  part: Part;
  line: Line;
}

/** Ways on from a line: its refund, the same again, and a question about it. */
function LineActions(props: LineActionsProps) {
  const { context, line, isGuest } = props;
  const t = context.messages.account.order;
  const { product_name: name } = line.item;
  return (
    <div className="site-order-line-actions">
      <LineRefund {...props} />
      <BuyAgain context={context} items={[line.item]} name={name} />
      {isGuest ? null : (
        <Button
          variant="quiet"
          size="sm"
          className="site-needs-script"
          aria-haspopup="dialog"
          aria-label={fill(t.askName, { name })}
          {...hold('order-action', { kind: 'ask', line: line.line })}
        >
          {t.askLine}
        </Button>
      )}
    </div>
  );
}

/** The refund that was asked for of a line, or the button that asks for one once it is delivered. */
function LineRefund({ context, order, part, line: { line, item }, refunds }: LineActionsProps) {
  const t = context.messages.account.order;
  const request = requestOfLine(refunds, order, line);
  if (request)
    return (
      <p>
        {`${t.refund}: `}
        <StatusBadge status={request.status} labels={{ pending: t.refundPending }} />
      </p>
    );
  if (part.status !== 'Delivered' || order.readOnly) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="site-needs-script"
      aria-haspopup="dialog"
      aria-label={fill(t.returnName, { name: item.product_name })}
      {...hold('order-action', { kind: 'refund', line })}
    >
      {t.return}
    </Button>
  );
}

interface OrderLineProps extends Pick<Line, 'item' | 'snapshot'> {
  context: AccountContext;
  children: ReactNode;
}

function OrderLine({ context: { locale, currency }, item, snapshot, children }: OrderLineProps) {
  const { subtotal } = orderSums({ items: [item], tax: 0, discount: 0 });
  // The first color is the product itself, and no variant: the cart names it all the same.
  const choice = item.variant ?? snapshot?.colours[0]?.label;
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
        {choice === undefined ? null : <p>{choice}</p>}
      </div>
      <p>{`${item.product_quantity} × ${money(locale, currency, subtotal / item.product_quantity)}`}</p>
      <p className="site-order-sum">{money(locale, currency, subtotal)}</p>
      {children}
    </li>
  );
}
