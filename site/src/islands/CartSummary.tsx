import { useCart } from '@marketrow/cart-client/react';
import { OrderSummary } from '@marketrow/components/OrderSummary';
import { useEffect } from 'react';
import { href, paths, type Locale } from '../routes';
import { announce } from '@marketrow/components/LiveRegion';
import { cart } from '../store';
import { savedCents, type CartGroup } from './cartGroups';
import type { CartKit, CartMessages } from './cartMessages';
import { useDelayed } from './useDelayed';

export interface CartSummaryProps {
  locale: Locale;
  groups: readonly CartGroup[];
  messages: CartMessages['cart'];
  kit: CartKit;
}

/** What the cart costs, whether it is stored, and that there is no checkout yet. */
export function CartSummary({ locale, groups, messages, kit }: CartSummaryProps) {
  // Between two attempts the store alternates between waiting and saving; only a saved cart is clean.
  const unsaved = useDelayed(useCart(cart).sync !== 'clean');
  useEffect(() => {
    if (unsaved) announce(messages.notSaved);
  }, [unsaved, messages]);
  return (
    <aside className="site-cart-aside">
      {unsaved ? (
        <div className="site-cart-unsaved">
          <span>{messages.notSaved}</span>
          <button type="button" className="site-clear" onClick={() => void cart.flush()}>
            {messages.retry}
          </button>
        </div>
      ) : null}
      <OrderSummary
        {...kit.OrderSummary}
        items={groups.map(({ shop, cents }) => ({ label: shop?.name ?? messages.otherShop, amount: cents / 100 }))}
        shipping={0}
        saving={savedCents(groups) / 100}
        action={
          <p className="site-cart-note">
            {messages.noCheckout}{' '}
            <a className="site-link" href={href(locale, paths.plugIn)}>
              {messages.plugIn}
            </a>
          </p>
        }
        hint={
          <>
            {messages.kept}{' '}
            <a className="site-link" href={href(locale, paths.home)}>
              {messages.continueShopping}
            </a>
          </>
        }
      />
    </aside>
  );
}
