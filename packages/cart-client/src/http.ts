import { parse } from './attempt.ts';
import type { CartOptions } from './types.ts';

/** What came back. No status (0) means: network, time-out, or a web page in the place of an answer. */
export type Answer = [
  /** Status 200 to 299. */
  ok: boolean,
  status: number,
  /** Milliseconds that the server asks to wait; below 0 for a date that is over. */
  wait: number,
  /** The parsed JSON; `undefined` if there was none. */
  body?: unknown,
  /** Strong entity tag, if the server sends one that scripts may read. */
  etag?: string,
];

/** Aborts what takes longer; nothing where the browser is older than 2022. */
export function timeLimit(milliseconds: number): AbortSignal {
  return (AbortSignal as Partial<typeof AbortSignal>).timeout?.(milliseconds) as AbortSignal;
}

/** One call. Never rejects, and is aborted after ten seconds. */
export async function call(
  options: Pick<CartOptions, 'fetch' | 'credentials'>,
  url: string,
  init?: RequestInit,
): Promise<Answer> {
  try {
    // Looked up at the last moment, so that a missing or patched fetch is met where failures are handled.
    const response = await (options.fetch ?? fetch)(url, {
      credentials: options.credentials as RequestCredentials,
      cache: 'no-store',
      signal: timeLimit(10_000),
      ...init,
    });
    const { ok, status, headers } = response;
    const text = await response.text();
    const etag = headers.get('etag');
    const after = headers.get('retry-after');
    // A page instead of an answer: a proxy's or a hotel's network's. The call did not reach its server.
    if ((!ok && (init || status === 404)) || !/^\s*</.test(text))
      return [
        ok,
        status,
        Number(after) * 1_000 || Date.parse(after as string) - Date.now() || 0,
        parse(text),
        // If-Match compares strongly: a weak tag (a compressing proxy makes them) would never match.
        etag?.[0] === '"' ? etag : '',
      ];
  } catch {
    // The same as a page.
  }
  return [false, 0, 0];
}
