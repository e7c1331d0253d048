import { ordersFlagSeconds } from '@marketrow/contract';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import { longestDays } from './sessions.ts';

/** The session's token in the user's browser. */
export interface SessionCookies {
  /** The token that came with the request. */
  read(c: Context): string | undefined;
  /** The device token of an earlier login in this browser. */
  readDeviceToken(c: Context): string | undefined;
  /** The token of the orders that this browser has looked up. */
  readOrderKey(c: Context): string | undefined;
  /** Sends the token of looked up orders to the browser. */
  writeOrderKey(c: Context, token: string): void;
  /** Sends a token to the browser, the readable flag that there is one, and the device token. */
  write(c: Context, token: string, deviceToken: string): void;
  /** Takes session and flag away. The device token stays: it signs no user in, and is of use at the next login only. */
  clear(c: Context): void;
}

/** Readable by scripts; says only that there may be a session. */
export const sessionFlagCookie = 'mr-session';

const maxAge = longestDays * 86_400;
/** Half a year: a user who comes back less often is as new. */
const deviceMaxAge = 180 * 86_400;

/**
 * On HTTPS the cookie is `__Host-session`, which neither a sister domain nor a plain-HTTP answer can plant. A plain-HTTP
 * shop, which is a developer's, has to do with `session`. `isCrossSite`: pages of another site call this API.
 */
export function createSessionCookies(clientInfoOf: ClientInfoReader, isCrossSite: boolean): SessionCookies {
  const isSecure = (c: Context) => clientInfoOf(c).scheme === 'https';
  const common = (c: Context) => {
    const secure = isSecure(c);
    return { path: '/', secure, sameSite: isCrossSite && secure ? 'None' : 'Lax' } as const;
  };
  const nameFor = (c: Context) => (isSecure(c) ? '__Host-session' : 'session');
  const deviceNameFor = (c: Context) => (isSecure(c) ? '__Host-mr-known' : 'mr-known');

  const orderKeyNameFor = (c: Context) => (isSecure(c) ? '__Host-mr-order-key' : 'mr-order-key');

  return {
    read: (c) => getCookie(c, nameFor(c)),
    readDeviceToken: (c) => getCookie(c, deviceNameFor(c)),
    readOrderKey: (c) => getCookie(c, orderKeyNameFor(c)),
    writeOrderKey(c, token) {
      setCookie(c, orderKeyNameFor(c), token, { ...common(c), maxAge: ordersFlagSeconds, httpOnly: true });
    },
    write(c, token, deviceToken) {
      setCookie(c, nameFor(c), token, { ...common(c), maxAge, httpOnly: true });
      setCookie(c, sessionFlagCookie, '1', { ...common(c), maxAge });
      setCookie(c, deviceNameFor(c), deviceToken, { ...common(c), maxAge: deviceMaxAge, httpOnly: true });
    },
    clear(c) {
      deleteCookie(c, nameFor(c), { ...common(c), httpOnly: true });
      deleteCookie(c, sessionFlagCookie, common(c));
    },
  };
}
