import type { CartItem } from '@marketrow/cart-client';
import { toCents } from '@marketrow/cart-client/money';
import { Alert } from '@marketrow/components/Alert';
import { Button } from '@marketrow/components/Button';
import { useEffect, useRef } from 'react';
import type { PriceChange } from '../checkout/placeOrder';
import { fill } from '../i18n/fill';
import { money } from '../i18n/format';
import type { Locale } from '../routes';
import type { CheckoutMessages } from './checkoutMessages';

export interface PriceChangesProps {
  locale: Locale;
  currency: string;
  changed: readonly PriceChange[];
  items: readonly CartItem[];
  messages: CheckoutMessages['checkout'];
  /** Called when the shopper accepts all of them. */
  onAccept: () => void;
}

/** The prices that have changed since the cart was shown, to be accepted. */
export function PriceChanges({ locale, currency, changed, items, messages, onAccept }: PriceChangesProps) {
  const root = useRef<HTMLDivElement>(null);
  // After the form's own message has taken the focus.
  useEffect(() => {
    const timer = setTimeout(() => root.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const nameOf = (id: PriceChange['id']) => items.find((line) => String(line.id) === String(id))?.name ?? String(id);
  const cost = (dollars: number) => money(locale, currency, toCents(dollars));
  return (
    <Alert
      ref={root}
      tabIndex={-1}
      role="alert"
      className="site-checkout-changed"
      variant="warning"
      title={messages.pricesChanged}
      actions={<Button onClick={onAccept}>{messages.accept}</Button>}
    >
      <ul>
        {changed.map(({ id, was, now }) => (
          <li key={id}>
            {now === null
              ? fill(messages.gone, { name: nameOf(id) })
              : fill(messages.change, { name: nameOf(id), was: cost(was), now: cost(now) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
