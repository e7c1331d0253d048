import type { CartOptions } from './types.ts';

const TIMEOUT = 10_000;
const MAX_WAIT = 300_000;

/** What came back. No status (0) means: network, time-out, or a web page in the place of an answer. */
export interface Answer {
  /** Status 200 to 299. */
  readonly ok: boolean;
  readonly status: number;
  /** The parsed JSON; `undefined` if there was none. */
  readonly body?: unknown;
  /** Strong entity tag, if the server sends one that scripts may read. */
  readonly etag?: string | undefined;
  /** Milliseconds that the server asks to wait, at most five minutes. */
  readonly wait: number;
}

/** A signal that comes after `milliseconds`, and what calls it off. */
export function deadline(milliseconds: number): [signal: AbortSignal, clear: () => void] {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return [controller.signal, () => clearTimeout(timer)];
}

/** `fetch` init of a JSON body; with a tag only if the stored thing is still the one that the tag names. */
export function postOf(body: string, etag?: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...(etag && { 'if-match': etag }) }, body };
}

/** One call. Never rejects, and is aborted after ten seconds. */
export async function call(
  options: Pick<CartOptions, 'fetch' | 'credentials' | 'now'>,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  const [signal, clear] = deadline(TIMEOUT);
  try {
    // Looked up at the last moment, so that a missing or patched fetch is met where failures are handled.
    const response = await (options.fetch ?? fetch)(url, {
      credentials: options.credentials ?? 'same-origin',
      signal,
      ...init,
    });
    const { ok, status, headers } = response;
    const text = await response.text();
    const etag = headers.get('etag');
    const after = headers.get('retry-after');
    const wait = Number(after) * 1000 || Date.parse(after ?? '') - (options.now ?? Date.now)() || 0;
    // A page instead of an answer: a proxy's or a hotel's network's. The call did not reach its server.
    if (ok && /^\s*</.test(text)) throw text;
    return {
      ok,
      status,
      body: parse(text),
      // If-Match compares strongly: a weak tag (a compressing proxy makes them) would never match.
      etag: etag?.startsWith('"') ? etag : undefined,
      wait: Math.min(Math.max(wait, 0), MAX_WAIT),
    };
  } catch {
    return { ok: false, status: 0, wait: 0 };
  } finally {
    clear();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
