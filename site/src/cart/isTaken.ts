import { cart } from '../store';

/** Makes a change of the cart and returns whether the cart took it. It refuses at once what a server would refuse later. */
export function isTaken(change: () => void): boolean {
  const before = cart.getState().error;
  change();
  const { error } = cart.getState();
  return error === null || error === before;
}

/** Makes a change of the cart; rejects where the cart did not take it, for components that announce the failure. */
export function changeCart(change: () => void): Promise<void> | undefined {
  return isTaken(change)
    ? undefined
    : Promise.reject(new Error('mr: the cart refused the line. See the message on the page.'));
}
