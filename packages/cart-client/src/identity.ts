import { attempt } from './attempt.ts';
import type { createStore } from './store.ts';
import type { CartOptions, CookieJar } from './types.ts';

const NAME = 'guestId';

const documentCookies: CookieJar = {
  get: () => document.cookie,
  set: (cookie) => {
    document.cookie = cookie;
  },
};

/** The guest id among all cookies: exact name, first acceptable value. */
export function readGuestId(cookies: string): string | undefined {
  return /(?:^|; ?)guestId=([\w.~-]{1,128})(?:;|$)/.exec(cookies)?.[1];
}

/**
 * The guest's id in the cookie `guestId`; where cookies are blocked in the store.
 *
 * @returns `find` gives the known id, `create` makes and keeps a new one (`undefined` only where no random source exists),
 * `forget` clears it everywhere, `keep` writes the cookie for another thirty days.
 */
export function createIdentity(
  { cookies = documentCookies, secure }: Pick<CartOptions, 'cookies' | 'secure'>,
  [read, write]: ReturnType<typeof createStore>,
): [
  find: () => string | undefined,
  create: () => string | undefined,
  forget: () => void,
  keep: (id: string, age?: number) => void,
] {
  const fromCookie = (): string | undefined => attempt(() => readGuestId(cookies.get()));

  function keep(id: string, age = 2_592_000): void {
    attempt(() => {
      cookies.set(`${NAME}=${id}; path=/; max-age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`);
    });
  }

  return [
    () => fromCookie() ?? readGuestId(`${NAME}=${read(NAME) ?? ''}`),
    () => {
      const id = attempt(randomId);
      if (id) {
        keep(id);
        if (fromCookie() !== id) write(NAME, id);
      }
      return id;
    },
    () => {
      keep('', 0);
      write(NAME);
    },
    keep,
  ];
}

/** 128 random bits; throws without a cryptographic source, since a guessable id would open somebody's cart. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('');
}
