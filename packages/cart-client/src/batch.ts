import type { Cart } from './types.ts';

/** What only the entries of this package see of a cart. */
type Internals = Cart & { notify_?: (run: () => void) => void };

/**
 * Makes several changes and tells the subscribers once, after the last one. They share one save in any case.
 *
 * @param change - Calls methods of the cart. What it throws is thrown here, after the subscribers were told.
 */
export function batch(cart: Cart, change: () => void): void {
  const { notify_: notify } = cart as Internals;
  const errors: unknown[] = [];
  const run = (): void => {
    try {
      change();
    } catch (error) {
      errors.push(error);
    }
  };
  if (notify) notify(run);
  else run();
  for (const error of errors) throw error;
}
