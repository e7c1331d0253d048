import type { CartItem } from '@marketrow/cart-client';
import { toCents } from '@marketrow/cart-client/money';
import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { announce } from '@marketrow/components/LiveRegion';
import { useEffect, useRef, useState } from 'react';
import type { PriceChange } from '../checkout/placeOrder';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import type { Locale } from '../routes';
import type { CheckoutMessages } from './checkoutMessages';

export interface PriceChangesProps {
  locale: Locale;
  currency: string;
  changed: readonly PriceChange[];
  /** Whether they are the answer to a press: announced, and given the focus. @default true */
  isNews?: boolean;
  /** The lines by the names that the page shows. */
  items: readonly Pick<CartItem, 'id' | 'name'>[];
  messages: CheckoutMessages['checkout'];
  /** Called when the shopper accepts all of them; gives whether they are stored. */
  onAccept: () => Promise<boolean>;
}

/** The prices that have changed since the cart was shown, to be accepted. The page's live region says them; the focus is where they stand. */
export function PriceChanges({
  locale,
  currency,
  changed,
  isNews = true,
  items,
  messages,
  onAccept,
}: PriceChangesProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const nameOf = (id: PriceChange['id']) => items.find((line) => String(line.id) === String(id))?.name ?? String(id);
  const cost = (dollars: number) => money(locale, currency, toCents(dollars));
  const changes = changed.map(({ id, was, now, soldOut, available }) => {
    const name = nameOf(id);
    if (now === null) return fill(soldOut ? messages.soldOut : messages.gone, { name });
    const left = available === undefined ? '' : fill(messages.onlyLeft, { name, count: String(available) });
    if (left !== '' && now === was) return left;
    return [left, fill(messages.change, { name, was: cost(was), now: cost(now) })].filter(Boolean).join('. ');
  });
  const isGone = changed.every(({ now }) => now === null);
  const words = wordsFor(changed, messages);
  const { title } = words;
  const spoken = [title, ...changes].join(' ');
  useEffect(() => {
    if (!isNews) return;
    announce(spoken, { urgent: true });
    root.current?.focus();
  }, [spoken, isNews]);
  const notAccepted = isGone ? messages.unsaved : messages.notAccepted;
  const handleAccept = async () => {
    setFailed(false);
    if (await onAccept()) return;
    setFailed(true);
    announce(notAccepted, { urgent: true });
  };
  return (
    <Alert
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="site-checkout-changed"
      tone="warning"
      title={title}
      actions={<Button onClick={() => void handleAccept()}>{words.accept}</Button>}
    >
      <ul role="list">
        {changes.map((change, place) => (
          <li key={place}>{change}</li>
        ))}
      </ul>
      <p>{hasFailed ? notAccepted : words.first}</p>
    </Alert>
  );
}

/** Texts about the changes together: gone lines only, fewer pieces, or other prices. */
function wordsFor(changed: readonly PriceChange[], messages: CheckoutMessages['checkout']) {
  if (changed.every(({ now }) => now === null))
    return { title: messages.someGone, accept: messages.acceptGone, first: messages.acceptGoneFirst };
  if (changed.some(({ available }) => available !== undefined))
    return { title: messages.fewer, accept: messages.acceptFewer, first: messages.acceptFewerFirst };
  return { title: messages.pricesChanged, accept: messages.accept, first: messages.acceptFirst };
}
