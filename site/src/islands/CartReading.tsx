import { useEffect } from 'react';
import { announce } from '@marketrow/components/LiveRegion';
import { cart } from '../store';
import type { CartMessages } from './cartMessages';
import { useDelayed } from './useDelayed';

export interface CartReadingProps {
  messages: CartMessages['cart'];
}

/** The cart while it is loaded: a skeleton, and after a delay the message that it cannot be read, with Retry. */
export function CartReading({ messages }: CartReadingProps) {
  const isDelayed = useDelayed(true);
  useEffect(() => {
    if (isDelayed) announce(messages.unreadable);
  }, [isDelayed, messages]);
  return (
    <>
      <div className="site-title">
        <h1 tabIndex={-1}>{messages.title}</h1>
      </div>
      {isDelayed ? (
        <div className="site-cart-unsaved">
          <span>{messages.unreadable}</span>
          <button type="button" className="site-clear" onClick={() => void cart.reload()}>
            {messages.retry}
          </button>
        </div>
      ) : null}
      <div className="site-skeleton site-needs-script" aria-busy="true">
        <p className="site-hidden">{messages.loading}</p>
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
