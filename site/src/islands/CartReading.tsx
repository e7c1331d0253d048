import { useEffect } from 'react';
import { announce } from '../scripts/announce';
import { cart } from '../scripts/cart';
import type { CartWords } from './CartPage';
import { useLate } from './useLate';

export interface CartReadingProps {
  words: CartWords['cart'];
}

/** The cart before its lines are known: a skeleton, and after a while the plain word that it cannot be read, with Retry. */
export function CartReading({ words }: CartReadingProps) {
  const late = useLate(true);
  useEffect(() => {
    if (late) announce(words.notRead);
  }, [late, words]);
  return (
    <>
      <div className="site-title">
        <h1 tabIndex={-1}>{words.title}</h1>
      </div>
      {late ? (
        <div className="site-cart-unsaved">
          <span>{words.notRead}</span>
          <button type="button" className="site-clear" onClick={() => void cart.reload()}>
            {words.retry}
          </button>
        </div>
      ) : null}
      <div className="site-skeleton site-needs-script" aria-busy="true">
        <p className="site-hidden">{words.loading}</p>
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
