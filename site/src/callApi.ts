import { api } from './apiOrigin';

const credentials = api === '' ? 'same-origin' : 'include';

/** After so long, in milliseconds, an API that has not answered counts as one that does not: the page can then say so. */
export const longestWait = 20_000;

/** Answer other than success. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  /** Seconds to wait before the next attempt; 0: the server names none. */
  readonly retryAfter: number;

  constructor(path: string, status: number, retryAfter = 0) {
    super(`mr: ${path} answered ${String(status)}. Try again.`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Asks the API, with its cookies. Rejects for anything but an answer that fits: a file server without the API answers pages. */
export async function callApi<Value>(path: string, { signal, ...init }: RequestInit): Promise<Value> {
  const timeout = AbortSignal.timeout(longestWait);
  const response = await fetch(api + path, {
    credentials,
    ...init,
    // Some addresses are a page, too, for a request that does not name JSON.
    headers: { accept: 'application/json', ...(init.headers as Record<string, string> | undefined) },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new CallError(path, response.status, Number(response.headers.get('retry-after')) || 0);
  return (response.status === 204 ? undefined : await response.json()) as Value;
}
