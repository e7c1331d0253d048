import { attempt, parse } from './attempt.ts';
import type { CartOptions } from './types.ts';

/** What came back. No status (0) means: network, time-out, or a web page in the place of an answer. */
export interface Answer {
  /** Status 200 to 299. */
  readonly ok: boolean;
  readonly status: number;
  /** The parsed JSON; `undefined` if there was none. */
  readonly body?: unknown;
  /** Strong entity tag, if the server sends one that scripts may read. */
  readonly etag?: string | undefined;
  /** Milliseconds that the server asks to wait; below 0 for a date that is over. */
  readonly wait: number;
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
      signal: attempt(() => AbortSignal.timeout(10_000)) ?? null,
      ...init,
    });
    const { ok, status, headers } = response;
    const text = await response.text();
    const etag = headers.get('etag');
    const after = headers.get('retry-after');
    // A page instead of an answer: a proxy's or a hotel's network's. The call did not reach its server.
    if (!ok || !/^\s*</.test(text))
      return {
        ok,
        status,
        body: parse(text),
        // If-Match compares strongly: a weak tag (a compressing proxy makes them) would never match.
        etag: etag?.startsWith('"') ? etag : undefined,
        wait: Number(after) * 1_000 || Date.parse(after ?? '') - Date.now() || 0,
      };
  } catch {
    // The same as a page.
  }
  return { ok: false, status: 0, wait: 0 };
}
