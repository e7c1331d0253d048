import type { Order } from '../data/types';
import { addressIn } from '../i18n/addressIn';
import { money } from '../i18n/format';
import { orderSums } from './sums';
import type { AccountContext } from './model/types';

export interface OrderSideProps {
  context: AccountContext;
  order: Order;
}

/** What stands beside the lines of an order: what it costs, where it goes and how, and what was written to the shops. */
export function OrderSide({ context, order }: OrderSideProps) {
  const t = context.messages.account.order;
  const isCancelled = order.status === 'Cancelled';
  const { name } = order.users;
  return (
    <div className="site-order-side">
      <Sums context={context} order={order} isCancelled={isCancelled} />
      <section className="site-order-box" aria-labelledby="order-address">
        <h2 id="order-address">{isCancelled ? t.addressCancelled : t.address}</h2>
        <address>
          {[
            `${name.firstName} ${name.lastName}`,
            ...addressIn(context.locale, order.shippingAddress).split(', '),
            order.users.phone,
            order.users.email,
          ].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <Facts context={context} order={order} />
    </div>
  );
}

/** How it comes, how it was paid, and the note: as far as the order knows them. */
function Facts({ context, order }: { context: AccountContext; order: Order }) {
  const t = context.messages.account.order;
  const words = { home: t.home, pickup: t.pickup };
  const methods = [...new Set(order.delivery?.map(({ method }) => method))];
  const shopsThat = (method: 'home' | 'pickup') =>
    (order.delivery ?? []).filter((part) => part.method === method).map(({ shop }) => shopName(context, shop));
  const facts: [label: string, texts: string[]][] = [
    [
      t.delivery,
      methods.map((method) =>
        methods.length === 1 ? words[method] : `${words[method]}: ${shopsThat(method).join(', ')}`,
      ),
    ],
    [t.payment, order.payment === undefined ? [] : [order.payment === 'demo' ? t.demoPayment : order.payment]],
    [t.note, order.note === undefined ? [] : [order.note]],
  ];
  const known = facts.filter(([, texts]) => texts.length > 0);
  if (known.length === 0) return null;
  return (
    <dl className="site-order-box site-order-facts">
      {known.map(([label, texts]) => (
        <div key={label}>
          <dt>{label}</dt>
          {texts.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** An order knows its shops by slug: `keyboard-kiosk`. What no shop sells is the marketplace's own. */
function shopName({ messages }: AccountContext, slug: string): string {
  if (slug === 'marketplace') return messages.siteName;
  return slug.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());
}

function Sums({ context, order, isCancelled }: { context: AccountContext; order: Order; isCancelled: boolean }) {
  const { locale, currency, messages } = context;
  const t = messages.account.order;
  const sums = orderSums(order);
  const rows = [
    [t.subtotal, sums.subtotal],
    [t.discount, -sums.discount],
    [t.tax, sums.tax],
  ] as const;
  return (
    <section className="site-order-box" aria-labelledby="order-sums">
      <h2 id="order-sums">{t.sums}</h2>
      <dl className="site-order-sums">
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            {/* Minus zero is written "-$0.00". */}
            <dd>{money(locale, currency, cents === 0 ? 0 : cents)}</dd>
          </div>
        ))}
        <div>
          <dt>{isCancelled ? t.totalCancelled : t.total}</dt>
          <dd>{money(locale, currency, sums.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
