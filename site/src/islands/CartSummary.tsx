import { useCart } from '@marketrow/cart-client/react';
import { OrderSummary } from '@marketrow/components/OrderSummary';
import { Button } from '@marketrow/components/Button';
import { Textarea } from '@marketrow/components/Textarea';
import { useEffect, useState } from 'react';
import { hasSession } from '../hasSession';
import { changeDraft, readDraft, watchDraft } from '../checkout/draft';
import { href, loginHref, paths, type Locale } from '../routes';
import { cart } from '../store';
import { groupName, orderable, savedCents, type CartGroup } from './cartGroups';
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
  const [note, writeNote] = useNote();
  const sold = orderable(groups);
  return (
    <aside className="site-cart-aside">
      {unsaved ? <RetryNote text={messages.notSaved} retry={messages.retry} onRetry={() => void cart.flush()} /> : null}
      <OrderSummary
        {...kit.OrderSummary}
        labels={{ ...kit.OrderSummary.labels, shipping: messages.shipping }}
        items={sold.map((group) => ({
          id: group.key,
          title: groupName(group, messages),
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
            value={note}
            onValueChange={writeNote}
          />
        }
        action={
          <>
            {sold.length === 0 ? null : (
              <Button size="lg" stretch href={href(locale, paths.checkout)}>
                {messages.checkout}
              </Button>
            )}
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

/** The note to the shops: kept with what is typed in the checkout, and the same in every tab. */
function useNote(): [note: string, write: (note: string) => void] {
  const [note, setNote] = useState(() => readDraft()['note'] ?? '');
  useEffect(() => watchDraft(() => setNote(readDraft()['note'] ?? '')), []);
  const write = (next: string) => {
    setNote(next); // Kept here too: where storage is blocked, it stays as long as the page.
    changeDraft({ note: next });
  };
  return [note, write];
}
