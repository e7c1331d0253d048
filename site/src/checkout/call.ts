import type { Cart } from '@marketrow/cart-client';
import type { Attempts } from './attempt';

/** Dependencies of placing an order. */
export interface OrderDependencies {
  cart: Pick<Cart, 'flush' | 'getState' | 'reload'>;
  attempts: Attempts;
  /** Origin of the API. */
  url: string;
  currency: string;
  /** Language of the page, for the mail that confirms the order. */
  language: () => string;
  fetch: typeof fetch;
  newKey: () => string;
}

const timeLimit = 15_000;

/** Header of a body in JSON. */
export const json = { 'Content-Type': 'application/json' };

/** Calls the API with its cookies; undefined without an answer. */
export function call(
  { fetch, url }: Pick<OrderDependencies, 'fetch' | 'url'>,
  path: string,
  init: RequestInit,
): Promise<Response | undefined> {
  const credentials = url === '' ? 'same-origin' : 'include';
  return fetch(url + path, { credentials, ...init, signal: AbortSignal.timeout(timeLimit) }).catch(() => undefined);
}
