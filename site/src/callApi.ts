import { api } from './apiOrigin';

const credentials = api === '' ? 'same-origin' : 'include';

/** After so long, in milliseconds, an API that has not answered counts as one that does not: the page can then say so. */
export const longestWait = 20_000;

/** Asks the API, with its cookies. Rejects for anything but an answer that fits: a file server without the API answers pages. */
export async function callApi<Value>(path: string, { signal, ...init }: RequestInit): Promise<Value> {
  const timeout = AbortSignal.timeout(longestWait);
  const response = await fetch(api + path, {
    credentials,
    ...init,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new Error(`mr: ${path} answered ${String(response.status)}. Try again.`);
  return (response.status === 204 ? undefined : await response.json()) as Value;
}
