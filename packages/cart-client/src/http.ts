import { parseJson } from './tryCatch.ts';
import type { CartOptions } from './types.ts';

/** What came back. */
export interface Answer {
  /** Status 200 to 299. */
  readonly isOk_: boolean;
  /** 0: no answer. The network failed, the time was over, or a web page came in the place of an answer. */
  readonly status_: number;
  /** Milliseconds that the server asks to wait; below 0 for a date that is over. */
  readonly wait_: number;
  /** The parsed JSON; `undefined` if there was none. */
  readonly body_?: unknown;
  /** Another address has answered: a save may have become a mere look at it. */
  readonly isRedirected_?: boolean;
  /** Strong entity tag, empty if the server sends none that scripts may read. */
  readonly etag_?: string;
}

const NO_ANSWER: Answer = { isOk_: false, status_: 0, wait_: 0 };

/** Aborts what takes longer; `undefined` where the browser is older than 2022. With `stopped`, in browsers from 2024 on, it aborts with that one, too. */
export function timeLimit(milliseconds: number, stopped?: AbortSignal): AbortSignal {
  const signals = AbortSignal as Partial<typeof AbortSignal>;
  const limit = signals.timeout?.(milliseconds) as AbortSignal;
  return stopped && signals.any ? signals.any([limit, stopped]) : limit;
}

/** One call. Never rejects, and is aborted after ten seconds, or with `stopped`. */
export async function call(
  options: Pick<CartOptions, 'fetch' | 'credentials'>,
  url: string,
  init?: RequestInit,
  stopped?: AbortSignal,
): Promise<Answer> {
  try {
    // Looked up at the last moment, so that a missing or patched fetch is met where failures are handled.
    const response = await (options.fetch ?? fetch)(url, {
      credentials: options.credentials as RequestCredentials,
      cache: 'no-store',
      signal: timeLimit(10_000, stopped),
      ...init,
    });
    const { ok, status, headers } = response;
    const text = await response.text();
    // A proxy's or a hotel network's page in the place of an answer: the call did not reach its server.
    const isPage = /^\s*</.test(text) && (ok || (!init && status !== 404));
    return isPage
      ? NO_ANSWER
      : {
          isOk_: ok,
          status_: status,
          wait_: waitOf(headers),
          body_: parseJson(text),
          isRedirected_: response.redirected,
          etag_: strongTag(headers),
        };
  } catch {
    return NO_ANSWER;
  }
}

/**
 * If-Match compares strongly: a weak tag (compressing proxies make them) would never match, nor would one with the mark that other proxies
 * add, which the server does not know.
 */
function strongTag(headers: Headers): string {
  const etag = headers.get('etag');
  // Mutant: marked-tag-is-cleaned.
  return etag?.[0] === '"' ? etag.replace('-gzip', '') : '';
}

function waitOf(headers: Headers): number {
  const after = headers.get('retry-after');
  return Number(after) * 1_000 || Date.parse(after as string) - Date.now() || 0;
}
