import { newKey } from './newKey';

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

/** Browsers refuse 64 KiB and more for requests that outlive their page; a letter takes three bytes at most. */
const longestKeepalive = 20_000;

/** Names of the POSTs whose answer has not come, by what is sent. */
const unanswered = new Map<string, string>();

/**
 * Sends a change. A small one outlives the page: whoever saves and leaves at once has saved. A POST that got no answer and is sent
 * again has the same `Idempotency-Key`, so that the API makes one record of both.
 */
export async function sendWrite<Answer>(
  method: WriteMethod,
  path: string,
  body: object | undefined,
  send: (path: string, init: RequestInit) => Promise<Answer>,
): Promise<Answer> {
  const text = body && JSON.stringify(body);
  const sent = `${path} ${text ?? ''}`;
  const key = method === 'POST' ? (unanswered.get(sent) ?? newKey()) : undefined;
  if (key !== undefined) unanswered.set(sent, key);
  const answer = await send(path, {
    method,
    keepalive: (text ?? '').length < longestKeepalive,
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(text !== undefined && { body: text }),
  });
  unanswered.delete(sent);
  return answer;
}
