import { cart } from '../store';
import type { CartMessages } from './cartMessages';
import { RetryNote } from './RetryNote';
import { useDelayed } from './useDelayed';

export interface CartReadingProps {
  messages: CartMessages['cart'];
}

/** The cart while it is loaded: a skeleton, and after a delay the message that it cannot be read, with Retry. */
export function CartReading({ messages }: CartReadingProps) {
  const isDelayed = useDelayed(true);
  return (
    <>
      <div className="site-title">
        <h1 tabIndex={-1}>{messages.title}</h1>
      </div>
      {isDelayed ? (
        <RetryNote text={messages.unreadable} retry={messages.retry} onRetry={() => void cart.reload()} />
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
