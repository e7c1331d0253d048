import { ordersFlagSeconds } from '@marketrow/contract';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import { longestDays } from './sessions.ts';

/** Cookies of the API: session, trusted device and looked up orders. */
export interface SessionCookies {
  /** Reads the session token. */
  read(c: Context): string | undefined;
  /** Reads the device token of an earlier login in this browser. */
  readDeviceToken(c: Context): string | undefined;
  /** Reads the token of looked up orders. */
  readOrderKey(c: Context): string | undefined;
  /** Sets the token of looked up orders. */
  writeOrderKey(c: Context, token: string): void;
  /** Sets the session token, its flag for scripts, and the device token. */
  write(c: Context, token: string, deviceToken: string): void;
  /** Deletes session token and flag. Keeps the device token, which only matters at the next login. */
  clear(c: Context): void;
}

/** Cookie readable by scripts: there may be a session. */
export const sessionFlagCookie = 'mr-session';

const maxAge = longestDays * 86_400;
/** Half a year, in seconds. */
const deviceMaxAge = 180 * 86_400;

/**
 * Creates the cookies. On HTTPS names have the prefix `__Host-`: neither a sister domain nor a plain-HTTP response can set them.
 * Plain HTTP, for development, has no such prefix. `isCrossSite`: pages of another site call this API.
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
