/* By itself, since the cart listens, too, and needs nothing else of the checkout. */
import { tryStorage } from '../storage';

const placedMark = 'mr-order-placed';

/** Tells the other tabs that an order was placed: what they show of the cart is old. */
export function notifyOrderPlaced(id: string): void {
  // Without storage the other tabs learn it at their next save.
  tryStorage(() => localStorage.setItem(placedMark, id));
}

/** Calls back when another tab has placed an order. */
export function onOrderElsewhere(act: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === placedMark) act();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
