import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../routes';
import { loadAccount } from './api';
import type { AccountData, AccountRequest } from './model/types';

/** How far a page of the account is. */
export type AccountState =
  | { status: 'loading' }
  | { status: 'ready'; data: AccountData }
  /** There is no such record. */
  | { status: 'missing' }
  /** It could not be read; `retrying` while it is tried again. */
  | { status: 'failed'; offline: boolean; retrying: boolean };

/**
 * A page of the account, read from the API. It is read again when the connection is back; what was read before stays until
 * then.
 *
 * @param withSample - Whether the sample customer stands in for a shopper who is not logged in.
 */
export function useAccount(locale: Locale, request: AccountRequest, withSample: boolean) {
  const [state, setState] = useState<AccountState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify(request);

  useEffect(() => {
    const controller = new AbortController();
    loadAccount(locale, JSON.parse(key) as AccountRequest, controller.signal, withSample)
      .then((data) => setState(data ? { status: 'ready', data } : { status: 'missing' }))
      .catch(() => {
        if (!controller.signal.aborted) setState({ status: 'failed', offline: !navigator.onLine, retrying: false });
      });
    return () => controller.abort();
  }, [key, locale, attempt, withSample]);

  const reload = useCallback(() => {
    setState((before) => (before.status === 'failed' ? { ...before, retrying: true } : before));
    setAttempt((count) => count + 1);
  }, []);
  const isFailed = state.status === 'failed';
  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isFailed, reload]);

  return { state, reload };
}
