import { callApi, CallError } from '../callApi';
import type { Order } from '../data/types';
import { paths } from '../routes';
import { showEndedSession } from './endedSession';
import { hasSession } from '../hasSession';
import { keepOwner } from '../owner';

/** Who is logged in, as `GET /account` answers. */
export interface Account {
  id: string;
  name: { firstName: string; lastName: string };
  email: string;
  phone: string;
  avatar: string;
  /** Set where the user can export and delete the account. */
  selfService?: true;
}

/** Reads who is logged in. Undefined without a session; one that has ended on the server ends on the page, too. */
export async function readAccount(signal?: AbortSignal): Promise<Account | undefined> {
  if (!hasSession()) return undefined;
  const account = await orRefused(callApi<Account>('/account', signal ? { signal } : {}));
  if (account) keepOwner(account.id);
  else showEndedSession();
  return account;
}

/** Orders that one call answers at most. */
const mostOrders = 200;

/** Reads the orders that were placed by who is logged in, or on this device: the newest first. */
export function readOrders(signal: AbortSignal): Promise<Order[]> {
  return callApi(`${paths.orders}?limit=${String(mostOrders)}`, { signal });
}

/** Reads one of these orders; undefined where there is none with this id. */
export function readOrder(id: string, signal: AbortSignal): Promise<Order | undefined> {
  return orRefused(callApi<Order>(paths.order(id), { signal }));
}

/** Turns a refusal for want of a session (401), of the right one (403) or of the record or call (404) into `undefined`. */
export async function orRefused<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}
