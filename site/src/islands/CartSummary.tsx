import { useCart } from '@marketrow/cart-client/react';
import { OrderSummary } from '@marketrow/components/OrderSummary';
import { Button } from '@marketrow/components/Button';
import { Textarea } from '@marketrow/components/Textarea';
import { useEffect } from 'react';
import { hasSession } from '../account/hasSession';
import { changeDraft, readDraft } from '../checkout/draft';
import { href, loginHref, paths, type Locale } from '../routes';
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

/** What the cart costs, whether it is stored, a note to the shops, and the way to the checkout. */
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
        note={
          <Textarea
            label={messages.note}
            placeholder={messages.noteExample}
            rows={2}
            maxLength={500}
            autoComplete="off"
            defaultValue={readDraft()['note']}
            onValueChange={(note) => changeDraft({ note })}
          />
        }
        action={
          <>
            <Button size="lg" stretch href={href(locale, paths.checkout)}>
              {messages.checkout}
            </Button>
            {hasSession() ? null : (
              <Button variant="quiet" stretch href={loginHref(locale, paths.cart)}>
                {messages.login}
              </Button>
            )}
          </>
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
