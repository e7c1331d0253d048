import { useCart } from '@marketrow/cart-client/react';
import { OrderSummary } from '@marketrow/components/OrderSummary';
import type { KitLabels } from '@marketrow/components/labels/de';
import { useEffect } from 'react';
import { href, localeFacts, paths, type Locale } from '../routes';
import { announce } from '../scripts/announce';
import { cart } from '../scripts/cart';
import { savedCents, type CartGroup } from './cartGroups';
import type { CartWords } from './CartPage';
import { useLate } from './useLate';

export interface CartSummaryProps {
  locale: Locale;
  groups: readonly CartGroup[];
  words: CartWords['cart'];
  labels: Partial<KitLabels>;
}

/** What the cart costs, whether it is stored, and an honest word about the checkout. */
export function CartSummary({ locale, groups, words, labels }: CartSummaryProps) {
  // Between two attempts the store is by turns waiting and saving; only an acknowledged cart is clean.
  const unsaved = useLate(useCart(cart).sync !== 'clean');
  useEffect(() => {
    if (unsaved) announce(words.notSaved);
  }, [unsaved, words]);
  return (
    <aside className="site-cart-aside">
      {unsaved ? (
        <div className="site-cart-unsaved">
          <span>{words.notSaved}</span>
          <button type="button" className="site-clear" onClick={() => void cart.flush()}>
            {words.retry}
          </button>
        </div>
      ) : null}
      <OrderSummary
        groups={groups.map(({ shop, cents }) => ({ label: shop?.name ?? words.otherShop, amount: cents / 100 }))}
        saving={savedCents(groups) / 100}
        action={
          <p className="site-cart-note">
            {words.noCheckout}{' '}
            <a className="site-link" href={href(locale, paths.plugIn)}>
              {words.plugIn}
            </a>
          </p>
        }
        hint={
          <>
            {words.kept}{' '}
            <a className="site-link" href={href(locale, paths.home)}>
              {words.goOn}
            </a>
          </>
        }
        locale={localeFacts[locale].tag}
        labels={labels.OrderSummary}
      />
    </aside>
  );
}
