import { phoneHref } from '@marketrow/components/SoldBy';
import { orderSums } from '../../account/sums';
import type { Order } from '../../data/types';
import { addressIn } from '../../i18n/addressIn';
import { money } from '../../i18n/format';
import { mailHref } from '../../routes';
import { Person } from '../base/cells';
import type { WorkContext } from '../base/model';

/** Who ordered, where it goes, and what it comes to. */
export function OrderAside({ context, order }: { context: WorkContext; order: Order }) {
  const { locale, currency, messages } = context;
  const t = messages.order;
  const { users } = order;
  const sums = orderSums(order);
  const wrapped = (order.parts ?? []).filter(({ gift }) => gift);
  const rows = [
    { label: t.subtotal, cents: sums.subtotal },
    { label: t.discount, cents: -sums.discount },
    { label: t.tax, cents: sums.tax },
    { label: messages.columns.total, cents: sums.total },
  ];
  return (
    <div className="work-stack">
      <section className="work-panel" aria-labelledby="order-customer">
        <h2 id="order-customer">{messages.columns.customer}</h2>
        <Person name={`${users.name.firstName} ${users.name.lastName}`} image={users.avatar} />
        <p className="work-order-contact">
          <a href={mailHref(users.email)}>{users.email}</a>
          <a href={phoneHref(users.phone)}>{users.phone}</a>
        </p>
      </section>
      <section className="work-panel" aria-labelledby="order-address">
        <h2 id="order-address">{t.address}</h2>
        <p>{addressIn(locale, order.shippingAddress)}</p>
      </section>
      {wrapped.length === 0 ? null : (
        <section className="work-panel" aria-labelledby="order-gifts">
          <h2 id="order-gifts">{t.gift}</h2>
          {wrapped.map(({ shop, shopName, gift }) => (
            <p key={shop}>{`${shopName}: ${gift?.message ?? t.giftNoCard}`}</p>
          ))}
        </section>
      )}
      <section className="work-panel" aria-labelledby="order-sums">
        <h2 id="order-sums">{t.sums}</h2>
        <dl className="work-sums">
          {rows.map(({ label, cents }) => (
            <div key={label}>
              <dt>{label}</dt>
              {/* No discount is no negative zero. */}
              <dd>{money(locale, currency, cents === 0 ? 0 : cents)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
