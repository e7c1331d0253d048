import { api } from '../apiOrigin';
import { callApi } from '../callApi';
import { currency } from '../currency';
import { newKey } from '../newKey';
import { cart } from '../store';
import { createAttempts } from './attempt';
import type { OrderDependencies } from './call';

/** What placing an order needs, in the browser. */
export const orderDependencies: OrderDependencies = {
  cart,
  attempts: createAttempts(() => localStorage),
  url: api,
  currency,
  language: () => document.documentElement.lang,
  fetch: (input, init) => fetch(input, init),
  newKey,
};

/** Longest wait for a record that the checkout can do without, in milliseconds. */
export const longestRead = 4_000;

/** A record of the API in the language of the page; undefined when it cannot be read. */
export async function readRecord(path: string): Promise<unknown> {
  return callApi(path, { signal: AbortSignal.timeout(longestRead) }).catch(() => undefined);
}

/** Runs a task while no other tab of this shop runs one. */
export async function inOneTab<Result>(task: () => Promise<Result>): Promise<Result> {
  // Without the lock the server's key still makes one order of two.
  if (typeof navigator.locks === 'undefined') return task();
  return navigator.locks.request('mr-checkout', task);
}
