import type { Order } from '../data/types';
import { deliveryOf } from '../data/productPromises';
import type { ProductSnapshot } from '../data/productSnapshot';
import { money } from '../i18n/format';
import { useProductSnapshots } from '../useProductSnapshots';
import { href, paths, shopSlugOf, snapshotTemplate } from '../routes';
import { orderSums } from './sums';
import type { AccountContext } from './model/types';

interface OrderLinesProps {
  context: AccountContext;
  order: Order;
}

interface Group {
  shop: ProductSnapshot['shop'] | undefined;
  items: { item: Order['items'][number]; snapshot: ProductSnapshot | undefined }[];
}

/**
 * The lines of an order. Those of one that was placed here are grouped by shop, each with its delivery, once the products are
 * loaded; the sample orders know no delivery.
 */
export function OrderLines({ context, order }: OrderLinesProps) {
  const { messages, locale } = context;
  const slugs = order.delivery === undefined ? [] : order.items.flatMap(({ product_slug: slug }) => slug ?? []);
  const { snapshots } = useProductSnapshots(snapshotTemplate(locale), slugs);
  const groups = new Map<string, Group>();
  for (const item of order.items) {
    const snapshot = snapshots.get(item.product_slug ?? '') ?? undefined;
    const key = snapshot?.shop?.path ?? (snapshot?.shop === null ? 'marketplace' : 'unknown');
    const group = groups.get(key) ?? { shop: snapshot?.shop, items: [] };
    group.items.push({ item, snapshot });
    groups.set(key, group);
  }
  return [...groups].map(([key, { shop, items }]) => (
    <div key={key}>
      {shop === undefined ? null : (
        <div className="site-order-shop">
          <h3>{shop ? <a href={href(locale, shop.path)}>{shop.name}</a> : messages.siteName}</h3>
          <p>{deliveryText({ context, order }, { shop, items })}</p>
        </div>
      )}
      <ul className="site-order-lines">
        {items.map(({ item, snapshot }, index) => (
          <OrderLine key={index} context={context} item={item} snapshot={snapshot} />
        ))}
      </ul>
    </div>
  ));
}

/** How the goods of a shop reach the shopper, while they are on their way. */
function deliveryText({ context: { messages }, order }: OrderLinesProps, { shop, items }: Group): string {
  if (order.status !== 'Pending' && order.status !== 'Processing') return '';
  const slug = shop ? shopSlugOf(shop.path) : 'marketplace';
  if (order.delivery?.some((part) => part.shop === slug && part.method === 'pickup'))
    return messages.account.order.pickup;
  const lines = items.flatMap(({ snapshot }) => (snapshot ? [messages.delivery[deliveryOf(snapshot.categories)]] : []));
  return [...new Set(lines)].join('. ');
}

interface OrderLineProps {
  context: AccountContext;
  item: Order['items'][number];
  snapshot: ProductSnapshot | undefined;
}

function OrderLine({ context: { locale, currency }, item, snapshot }: OrderLineProps) {
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
    </li>
  );
}
