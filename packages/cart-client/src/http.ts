import type { CartItem, CartOptions } from './types.ts';

const TIMEOUT = 10_000;
const MAX_WAIT = 300_000;
/** Browsers refuse keepalive bodies over 64 KiB in all. */
const MAX_KEEPALIVE = 60_000;

/** What came back. No status (0) means: network or time-out. */
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

/** The two calls of the cart. They never reject, and are aborted after ten seconds. */
export interface Wire {
  load: (guestId: string) => Promise<Answer>;
  /** Replaces the stored cart; with a tag only if it is still the one that the tag names. */
  save: (guestId: string, items: readonly CartItem[], etag: string | undefined) => Promise<Answer>;
}

/** Binds the calls to the options. */
export function createWire(options: CartOptions, now: () => number): Wire {
  async function call(path: string, init: RequestInit): Promise<Answer> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT);
    try {
      // Looked up at the last moment, so that a missing or patched fetch is met where failures are handled.
      const fetcher = options.fetch ?? fetch;
      const response = await fetcher(`${options.url ?? ''}/cart-items${path}`, {
        credentials: options.credentials ?? 'same-origin',
        signal: controller.signal,
        ...init,
      });
      const etag = response.headers.get('etag');
      return {
        ok: response.ok,
        status: response.status,
        body: await response.json().catch(() => undefined),
        // If-Match compares strongly: a weak tag (a compressing proxy makes them) would never match.
        etag: etag?.startsWith('"') ? etag : undefined,
        wait: waitOf(response.headers.get('retry-after'), now()),
      };
    } catch {
      return { ok: false, status: 0, wait: 0 };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    load: (guestId) => call(`/${encodeURIComponent(guestId)}`, { cache: 'no-store' }),
    save(guestId, items, etag) {
      const body = JSON.stringify({ guestId, items });
      return call('', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(etag && { 'if-match': etag }) },
        body,
        // A save under way survives the page.
        keepalive: new TextEncoder().encode(body).length <= MAX_KEEPALIVE,
      });
    },
  };
}

/** `Retry-After` in seconds or as a date, in milliseconds from now. */
function waitOf(header: string | null, now: number): number {
  const wait = Number(header) * 1000 || Date.parse(header ?? '') - now || 0;
  return Math.min(Math.max(wait, 0), MAX_WAIT);
}
