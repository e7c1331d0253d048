import { OrderSummary } from '@marketrow/components/OrderSummary';
import { href, paths, type Locale } from '../routes';
import { savedCents, type CartGroup } from './cartGroups';
import type { CheckoutKit, CheckoutMessages } from './checkoutMessages';

export interface CheckoutAsideProps {
  locale: Locale;
  groups: readonly CartGroup[];
  messages: CheckoutMessages;
  kit: CheckoutKit;
}

/** What is about to be ordered, and what it costs. */
export function CheckoutAside({ locale, groups, messages, kit }: CheckoutAsideProps) {
  return (
    <aside className="site-cart-aside">
      <OrderSummary
        {...kit.OrderSummary}
        items={groups.map(({ shop, cents }) => ({ label: shop?.name ?? messages.cart.otherShop, amount: cents / 100 }))}
        shipping={0}
        saving={savedCents(groups) / 100}
        note={
          <ul className="site-checkout-lines" aria-label={messages.checkout.lines}>
            {groups.flatMap(({ rows }) =>
              rows.map(({ line, picture, title }) => (
                <li key={line.id}>
                  <span className="site-checkout-thumb">
                    <img src={picture} alt="" width={48} height={48} loading="lazy" />
                  </span>
                  <span>{title}</span>
                  <span>× {line.qty}</span>
                </li>
              )),
            )}
          </ul>
        }
        hint={
          <a className="site-link" href={href(locale, paths.cart)}>
            {messages.checkout.back}
          </a>
        }
      />
    </aside>
  );
}
