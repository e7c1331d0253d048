import { attempt, parse } from './attempt.ts';
import type { CartOptions, KeyValueStorage } from './types.ts';
import { normaliseWishes, type Wish } from './wish.ts';

/** The guest id among all cookies: exact name, first acceptable value. */
export function readGuestId(cookies: string): string | undefined {
  return /(?:^|; ?)guestId=([\w.~-]{1,128})(?:;|$)/.exec(cookies)?.[1];
}

/**
 * What this device keeps for its guest. The id: in the cookie `guestId`; where cookies are blocked in the storage, or for
 * this page. The journal: unsent intents in the storage, never the cart, so that it cannot resurrect old lines.
 *
 * @param now - The wall clock.
 * @param intents - What is unsent.
 * @param meet - Takes what another tab has written into the journal; may add to the intents.
 * @returns `find` gives the known id, `create` makes and keeps a new one (`undefined` only where no random source exists),
 * `forget` clears it everywhere, `keep` writes the cookie for another thirty days. `open` gives the wishes that an earlier
 * page of this guest (none: of one who had no id yet) left, and erases those of the guest before; from then on `save`
 * writes the intents as they are now to this guest. `write` writes to the storage, or erases.
 */
export function createDevice(
  {
    cookies = {
      get: () => document.cookie,
      set: (cookie) => {
        document.cookie = cookie;
      },
    },
    secure,
    renew,
    storage,
    journal,
  }: CartOptions,
  now: () => number,
  intents: ReadonlyMap<string, Wish>,
  meet: (wishes: Wish[]) => void,
): [
  find: () => string | undefined,
  create: () => string | undefined,
  forget: () => void,
  open: (guestId?: string | null) => Wish[],
  save: () => void,
  write: (key: string, value?: string) => void,
] {
  // Each use is an attempt: one without a storage fails like one with a full or a blocked one.
  const found = () => (storage === undefined ? localStorage : storage) as KeyValueStorage;
  const read = (key: string): string | null | undefined => attempt(() => found().getItem(key));
  const write = (key: string, value?: string): void =>
    attempt(() => {
      // Erased first: where there is no room for the new value, the old one may not stay.
      found().removeItem(key);
      if (value) found().setItem(key, value);
    });

  /** The id where neither cookies nor storage are to be had. */
  let memory = '';
  const find = (): string | undefined =>
    readGuestId(`${attempt(() => cookies.get()) ?? ''}; guestId=${read('guestId') ?? memory}`);

  function keep(id: string, age = 2_592_000): void {
    attempt(() => cookies.set(`guestId=${id}; path=/; max-age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`));
  }

  /** Key of the journal; empty before `open`. */
  let name = '';
  /** What lies there, as far as this page knows. */
  let there = '';

  function look(): Wish[] {
    there = read(name) ?? '';
    // Too big is as good as broken. A wish lives as long as the cookie: thirty days.
    return normaliseWishes(there.length < 262_144 && parse(there), now() - 2_592_000_000);
  }

  const text = (): string => (intents.size ? JSON.stringify([...intents.values()]) : '');

  return [
    find,
    () => {
      // 128 random bits. Never `Math.random`: a guessable id would open somebody's cart.
      const id = attempt(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
      if (id) {
        keep(id);
        if (find() !== id) write('guestId', (memory = id));
      }
      return id;
    },
    () => {
      keep((memory = ''), 0);
      write('guestId');
    },
    (guestId) => {
      if (renew && guestId) keep(guestId);
      if (journal === false) return [];
      // The 1 is the version of the format.
      const next = 'cart:1:' + (guestId || '');
      if (name && name !== next) write(name);
      name = next;
      return look();
    },
    () => {
      if (!name || there === text()) return;
      if ((read(name) ?? '') !== there) meet(look());
      write(name, (there = text()));
    },
    write,
  ];
}
