import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CallerReader } from '../http/caller.ts';
import { longestDays } from './sessions.ts';

/** The session's token in the person's browser. */
export interface SessionCookies {
  /** The token that came with the request. */
  read(c: Context): string | undefined;
  /** What the browser has kept of an earlier login, whoever's it was. */
  readMark(c: Context): string | undefined;
  /** Sends a token to the browser, the readable hint that there is one, and the mark by which it is known again. */
  write(c: Context, token: string, mark: string): void;
  /** Takes token and hint away. The mark stays: it signs nobody in, and is of use at the next login only. */
  clear(c: Context): void;
}

/** Readable by scripts; says only that there may be a session (decisions.md 20). */
export const hintCookie = 'mr-session';

const maxAge = longestDays * 86_400;
/** Half a year: a person who comes back less often than that is as new. */
const markMaxAge = 180 * 86_400;

/**
 * On HTTPS the cookie is `__Host-session`, which neither a sister domain nor a plain-HTTP answer can plant. A plain-HTTP
 * shop, which is a developer's, has to do with `session`. `isCrossSite`: pages of another site call this API.
 */
export function createSessionCookies(callerOf: CallerReader, isCrossSite: boolean): SessionCookies {
  const common = (c: Context) => {
    const secure = callerOf(c).isSecure;
    return { path: '/', secure, sameSite: isCrossSite && secure ? 'None' : 'Lax' } as const;
  };
  const nameFor = (c: Context) => (callerOf(c).isSecure ? '__Host-session' : 'session');
  const markNameFor = (c: Context) => (callerOf(c).isSecure ? '__Host-mr-known' : 'mr-known');

  return {
    read: (c) => getCookie(c, nameFor(c)),
    readMark: (c) => getCookie(c, markNameFor(c)),
    write(c, token, mark) {
      setCookie(c, nameFor(c), token, { ...common(c), maxAge, httpOnly: true });
      setCookie(c, hintCookie, '1', { ...common(c), maxAge });
      setCookie(c, markNameFor(c), mark, { ...common(c), maxAge: markMaxAge, httpOnly: true });
    },
    clear(c) {
      deleteCookie(c, nameFor(c), { ...common(c), httpOnly: true });
      deleteCookie(c, hintCookie, common(c));
    },
  };
}
