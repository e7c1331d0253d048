import { attempt } from './attempt.ts';
import type { CookieJar, KeyValueStorage } from './types.ts';

const NAME = 'guestId';
const THIRTY_DAYS = 2_592_000;

/** The guest's id in the cookie `guestId`; where cookies are blocked in storage, where that is blocked in memory. */
export interface Identity {
  /** The known id, if any. */
  find: () => string | undefined;
  /** Makes and keeps a new id; `undefined` only where no random source exists. */
  create: () => string | undefined;
  /** Clears the id everywhere. */
  forget: () => void;
}

/** The guest id among all cookies: exact name, first acceptable value. */
export function readGuestId(cookies: string): string | undefined {
  return /(?:^|;)\s*guestId\s*=\s*([\w.~-]{1,128})\s*(?:;|$)/.exec(cookies)?.[1];
}

/** Binds the identity to a cookie jar and a storage, each of which may be missing or throw. */
export function createIdentity(
  jar: () => CookieJar,
  storage: () => KeyValueStorage | null,
  secure: boolean | undefined,
): Identity {
  let memory: string | undefined;

  const fromCookie = (): string | undefined => attempt(() => readGuestId(jar().get()));

  function write(value: string, age: number): void {
    attempt(() => {
      jar().set(`${NAME}=${value}; path=/; max-age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`);
    });
  }

  function find(): string | undefined {
    return fromCookie() ?? memory ?? attempt(() => readGuestId(`${NAME}=${storage()?.getItem(NAME) ?? ''}`));
  }

  return {
    find,
    create() {
      const id = (memory = attempt(randomId));
      if (id) {
        write(id, THIRTY_DAYS);
        if (fromCookie() !== id) attempt(() => storage()?.setItem(NAME, id));
      }
      return id;
    },
    forget() {
      memory = undefined;
      write('', 0);
      attempt(() => storage()?.removeItem(NAME));
    },
  };
}

/** 122 random bits or more; throws without a cryptographic source, since a guessable id would open somebody's cart. */
function randomId(): string {
  return (
    attempt(() => crypto.randomUUID()) ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
