const MAX_LENGTH = 2_048;

/** Settings of `safeReturnTo`. */
export interface ReturnToOptions {
  /** Path of the login page, which is never a target, in none of its spellings. @default '/login' */
  loginPath?: string | undefined;
  /** Where to go if the target is not safe. @default '/' */
  fallback?: string | undefined;
}

/**
 * The path to go to after the login, or the fallback if `raw` would leave the origin or come back to the login page.
 * One function for page and server. Nothing is thrown.
 *
 * @param raw - The `returnTo` of the query, decoded once; anything may be passed.
 * @param origin - The site's own origin, such as `https://shop.example`.
 * @returns Path, query and hash as the URL parser understood them, beginning with one `/`.
 */
export function safeReturnTo(raw: unknown, origin: string, options: ReturnToOptions = {}): string {
  const { loginPath = '/login', fallback = '/' } = options;
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || !/^\/(?!\/)/.test(raw) || isTricky(raw)) return fallback;
  try {
    const url = new URL(raw, origin);
    const path = url.pathname;
    // `/./` and `/..//host` become `//host` only in the parsed path.
    if (url.origin !== new URL(origin).origin || path.startsWith('//') || isLogin(path, loginPath)) return fallback;
    return path + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** Control characters are dropped by the URL parser, and backslashes become slashes: `/\t/host` and `/\host` leave the origin. */
function isTricky(raw: string): boolean {
  return Array.from(raw).some(
    (character) => character === '\\' || character < ' ' || (character >= '\x7f' && character < '\xa0'),
  );
}

/** Also as `/login/`, `/login.html` and `/%6Cogin`. */
function isLogin(path: string, loginPath: string): boolean {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // Not a valid encoding, so not the login page either.
  }
  return plain === loginPath || plain === `${loginPath}/` || plain === `${loginPath}.html`;
}
