import { lineCents } from '@marketrow/cart-client/money';
import { ChevronDownIcon } from '@marketrow/components/icons/ChevronDownIcon';
import { OrderSummary } from '@marketrow/components/OrderSummary';
import { lazy, Suspense, useState } from 'react';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import type { Locale } from '../routes';
import { choiceOf, groupName, orderable, savedCents, type CartGroup, type CartRow } from './cartGroups';
import type { CheckoutKit, CheckoutMessages } from './checkoutMessages';
import type { CheckoutCoupon } from './useCoupon';

/** Comes with the checkout's own form, whose parts it shares. */
const CouponForm = lazy(async () => ({
  default: (await import('@marketrow/components/CouponForm')).CouponForm,
}));

export interface CheckoutAsideProps {
  locale: Locale;
  currency: string;
  groups: readonly CartGroup[];
  /** Total of the order, formatted. */
  total: string;
  coupon: CheckoutCoupon;
  messages: CheckoutMessages;
  kit: CheckoutKit;
}

/** Lists the lines of the order with their options and the sums. Where one column is all there is, a button with the total opens them. */
export function CheckoutAside({ locale, currency, groups, total, coupon, messages, kit }: CheckoutAsideProps) {
  const { applied } = coupon;
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className="site-cart-aside">
      <button type="button" className="site-checkout-summary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{messages.checkout.summary}</span> <ChevronDownIcon /> <b>{total}</b>
      </button>
      <OrderSummary
        {...kit.OrderSummary}
        labels={{ ...kit.OrderSummary.labels, shipping: messages.cart.shipping }}
        items={orderable(groups).map((group) => ({
          id: group.key,
          title: groupName(group, messages.cart),
          amount: group.cents / 100,
        }))}
        shipping={0}
        extraItems={
          applied && [{ title: fill(messages.checkout.coupon, { code: applied.code }), amount: -applied.discount }]
        }
        saving={savedCents(groups) / 100}
        note={
          <div className="site-checkout-note">
            <Suspense>
              <CouponForm
                {...kit.CouponForm}
                applied={applied?.code}
                onSubmit={({ code }) => coupon.apply(code)}
                onRemove={coupon.remove}
              />
            </Suspense>
            <ul className="site-checkout-lines" aria-label={messages.checkout.lines}>
              {groups.flatMap(({ rows }) =>
                rows.map((row) => (
                  <li key={row.line.id}>
                    <span className="site-checkout-thumb">
                      <img src={row.picture} alt="" width={48} height={48} loading="lazy" />
                    </span>
                    <span className="site-checkout-name">
                      <span>{row.title}</span> <Choice row={row} />
                    </span>
                    <span>{`× ${row.line.qty}`}</span>
                    <span>
                      {row.unavailable
                        ? messages.checkout.unavailable[row.unavailable]
                        : money(locale, currency, lineCents(row.line.price, row.line.qty))}
                    </span>
                  </li>
                )),
              )}
            </ul>
          </div>
        }
      />
    </aside>
  );
}

/** What was chosen of a line: it tells two choices of one product apart. */
function Choice({ row }: { row: CartRow }) {
  const choice = choiceOf(row);
  if (choice.length === 0) return null;
  return (
    <span className="site-checkout-choice">
      {choice.map(({ title, swatch }, place) => (
        <span key={place}>
          {swatch === undefined ? null : <i aria-hidden="true" style={{ background: swatch }} />} <span>{title}</span>
        </span>
      ))}
    </span>
  );
}
