import { useCart } from '@marketrow/cart-client/react';
import { OrderSummary } from '@marketrow/components/OrderSummary';
import { Button } from '@marketrow/components/Button';
import { Textarea } from '@marketrow/components/Textarea';
import { hasSession } from '../account/hasSession';
import { changeDraft, readDraft } from '../checkout/draft';
import { href, loginHref, paths, type Locale } from '../routes';
import { cart } from '../store';
import { groupName, savedCents, type CartGroup } from './cartGroups';
import type { CartKit, CartMessages } from './cartMessages';
import { RetryNote } from './RetryNote';
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
  return (
    <aside className="site-cart-aside">
      {unsaved ? <RetryNote text={messages.notSaved} retry={messages.retry} onRetry={() => void cart.flush()} /> : null}
      <OrderSummary
        {...kit.OrderSummary}
        items={groups.map((group) => ({
          id: group.key,
          label: groupName(group, messages),
          amount: group.cents / 100,
        }))}
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
