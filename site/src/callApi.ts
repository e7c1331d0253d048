import { api } from './apiOrigin';

const credentials = api === '' ? 'same-origin' : 'include';

/** Asks the API, with its cookies. Rejects for anything but an answer that fits: a file server without the API answers pages. */
export async function callApi<Value>(path: string, init: RequestInit): Promise<Value> {
  const response = await fetch(api + path, { credentials, ...init });
  if (!response.ok) throw new Error(`mr: ${path} answered ${String(response.status)}. Try again.`);
  return (response.status === 204 ? undefined : await response.json()) as Value;
}
