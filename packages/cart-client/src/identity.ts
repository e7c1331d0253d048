import { attempt } from './attempt.ts';
import type { CartOptions, CookieJar, KeyValueStorage } from './types.ts';

const NAME = 'guestId';
const THIRTY_DAYS = 2_592_000;

const documentCookies: CookieJar = {
  get: () => document.cookie,
  set: (cookie) => {
    document.cookie = cookie;
  },
};

/** The guest id among all cookies: exact name, first acceptable value. */
export function readGuestId(cookies: string): string | undefined {
  return /(?:^|;)\s*guestId\s*=\s*([\w.~-]{1,128})\s*(?:;|$)/.exec(cookies)?.[1];
}

/**
 * The guest's id in the cookie `guestId`; where cookies are blocked in storage, where that is blocked too in memory.
 *
 * @returns `find` gives the known id, `create` makes and keeps a new one (`undefined` only where no random source exists),
 * `forget` clears it everywhere, `keep` writes the cookie for another thirty days.
 */
export function createIdentity(
  { cookies = documentCookies, secure }: Pick<CartOptions, 'cookies' | 'secure'>,
  storage: () => KeyValueStorage | null,
): [
  find: () => string | undefined,
  create: () => string | undefined,
  forget: () => void,
  keep: (id: string, age?: number) => void,
] {
  let memory: string | undefined;

  const fromCookie = (): string | undefined => attempt(() => readGuestId(cookies.get()));

  function keep(id: string, age = THIRTY_DAYS): void {
    attempt(() => {
      cookies.set(`${NAME}=${id}; path=/; max-age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`);
    });
  }

  return [
    () => fromCookie() ?? memory ?? attempt(() => readGuestId(`${NAME}=${storage()?.getItem(NAME) ?? ''}`)),
    () => {
      const id = attempt(randomId);
      if (id) {
        keep(id);
        if (fromCookie() !== id) {
          memory = id;
          attempt(() => storage()?.setItem(NAME, id));
        }
      }
      return id;
    },
    () => {
      memory = undefined;
      keep('', 0);
      attempt(() => storage()?.removeItem(NAME));
    },
    keep,
  ];
}

/** 122 random bits or more; throws without a cryptographic source, since a guessable id would open somebody's cart. */
function randomId(): string {
  return (
    attempt(() => crypto.randomUUID()) ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
