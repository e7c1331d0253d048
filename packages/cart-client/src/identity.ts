import type { ClientStorage } from './clientStorage.ts';
import { tryCatch } from './tryCatch.ts';
import type { CartOptions } from './types.ts';

const THIRTY_DAYS = 2_592_000;

/** The guest id among all cookies: exact name, first acceptable value. */
export function readGuestId(cookies: string): string | undefined {
  return /(?:^|; ?)guestId=([\w.~-]{1,128})(?:;|$)/.exec(cookies)?.[1];
}

/** The guest's id: in the cookie `guestId`; where cookies are blocked in the storage, or for this page. */
export interface Identity {
  /** The known id. Read each time, since another tab may have changed the cookie. */
  readonly readId_: () => string | undefined;
  /** Makes and keeps a new id; `undefined` only where no random source exists. */
  readonly createId_: () => string | undefined;
  /** Clears the id everywhere. */
  readonly clearId_: () => void;
  /** Writes the cookie for another thirty days; for `maxAge` 0 it is deleted. */
  readonly persistCookie_: (id: string, maxAge?: number) => void;
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
    readGuestId(`${tryCatch(() => cookies.get()) ?? ''}; guestId=${storage.read_('guestId') ?? memory}`);

  function persistCookie(id: string, maxAge = THIRTY_DAYS): void {
    tryCatch(() => cookies.set(`guestId=${id}; path=/; max-age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`));
  }

  return {
    readId_: readId,
    persistCookie_: persistCookie,
    createId_() {
      // 128 random bits. Never `Math.random`: a guessable id would open another guest's cart.
      const id = tryCatch(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
      if (id) {
        persistCookie(id);
        if (readId() !== id) storage.write_('guestId', (memory = id));
      }
      return id;
    },
    clearId_() {
      persistCookie((memory = ''), 0);
      storage.write_('guestId');
    },
  };
}
