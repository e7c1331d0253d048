import type { ClientStorage } from './clientStorage.ts';
import { GUEST_ID_COOKIE } from './limits.ts';
import { COOKIE_SECONDS } from './timings.ts';
import { tryCatch } from './tryCatch.ts';
import type { CartOptions } from './types.ts';

/** Key in the storage where cookies are blocked. A page's own `guestId` is none of ours. */
const STORED_ID = 'marketrow-cart:guestId';

/** The guest id among all cookies: exact name, first acceptable value. */
export function readGuestId(cookies: string): string | undefined {
  return GUEST_ID_COOKIE.exec(cookies)?.[1];
}

/** The guest's id: in the cookie `guestId`; where cookies are blocked in the storage, or for this page. */
export interface Identity {
  /** The known id. Read each time, since another tab may have changed the cookie. */
  readonly readId_: () => string | undefined;
  /** Makes and keeps a new id; `undefined` only where no random source exists. */
  readonly createId_: () => string | undefined;
  /** Clears the id everywhere. */
  readonly clearId_: () => void;
  /** Writes the cookie for another thirty days. */
  readonly persistCookie_: (id: string) => void;
}

const documentCookies = {
  get: () => document.cookie,
  set: (cookie: string) => {
    document.cookie = cookie;
  },
};

/** The guest's id over the cookies of the options and the storage of this device. */
export function createIdentity(options: CartOptions, storage: ClientStorage): Identity {
  const { cookies = documentCookies, secure } = options;
  /** The id where neither cookies nor storage are to be had. */
  let memory = '';

  const readId = (): string | undefined =>
    readGuestId(`${tryCatch(() => cookies.get()) ?? ''}; guestId=${storage.read_(STORED_ID) ?? memory}`);

  function writeCookie(id: string, maxAge: number, path = '/'): void {
    const attributes = `path=${path}; max-age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;
    tryCatch(() => cookies.set(`guestId=${id}; ${attributes}`));
  }

  return {
    readId_: readId,
    persistCookie_: (id) => writeCookie(id, COOKIE_SECONDS),
    createId_() {
      // 128 random bits. Never `Math.random`: a guessable id would open another guest's cart.
      const id = tryCatch(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
      if (id) {
        writeCookie(id, COOKIE_SECONDS);
        // Another id than this one is that of another tab, and is followed. None: cookies are blocked.
        // Mutant: other-id-is-followed.
        if (!readId()) storage.write_(STORED_ID, (memory = id));
      }
      return id;
    },
    clearId_() {
      writeCookie((memory = ''), 0);
      storage.write_(STORED_ID);
      // A cookie of that name on a longer path would be the next one found.
      const path = tryCatch(() => location.pathname) ?? '';
      for (let length = path.length; length > 1 && readId(); length -= 1) writeCookie('', 0, path.slice(0, length));
    },
  };
}
