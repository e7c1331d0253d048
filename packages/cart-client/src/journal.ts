import { attempt } from './attempt.ts';
import type { Intent } from './ledger.ts';
import { keyOf, normaliseItem } from './normalise.ts';
import type { CartItem, KeyValueStorage } from './types.ts';

const THIRTY_DAYS = 2_592_000_000;
const MAX_LENGTH = 262_144;

/** Unsent intents of a guest, in storage. Only intents, never the cart, so that it cannot resurrect old lines. */
export interface Journal {
  /** The unsent intents that an earlier page of this guest left, `null` for removals. From here on `write` writes to this guest. */
  open: (guestId: string) => Map<string, CartItem | null>;
  /** Stores the intents as they are now; nothing before `open`. */
  write: (intents: ReadonlyMap<string, Intent>) => void;
  /** Deletes what is stored; nothing is written until the next `open`. */
  forget: (guestId: string) => void;
}

/** The 1 is the version of the format. */
const nameOf = (guestId: string): string => `cart:1:${guestId}`;

/** Binds a journal to a storage, which may be missing, full or throwing: then it keeps nothing. */
export function createJournal(storage: () => KeyValueStorage | null, now: () => number): Journal {
  let name = '';
  let written = '';

  function erase(): void {
    attempt(() => storage()?.removeItem(name));
  }

  return {
    open(guestId) {
      name = nameOf(guestId);
      written = attempt(() => storage()?.getItem(name)) ?? '';
      // What cannot be used is different from every `write`, so the next one removes it.
      return attempt(() => parse(written, now())) ?? new Map<string, CartItem | null>();
    },
    write(intents) {
      const text = intents.size ? JSON.stringify(Array.from(intents, ([key, { item }]) => [key, item])) : '';
      if (!name || text === written) return;
      written = text;
      // Erased first: where there is no room for the new entry, the old one may not stay and be replayed.
      erase();
      if (text) attempt(() => storage()?.setItem(name, `{"at":${now()},"intents":${text}}`));
    },
    forget(guestId) {
      name = nameOf(guestId);
      erase();
      name = written = '';
    },
  };
}

/** The stored intents; throws or gives nothing for what is too big, too old or broken. */
function parse(text: string, now: number): Map<string, CartItem | null> | undefined {
  const { at, intents } = JSON.parse(text) as { at: number; intents: [unknown, unknown][] };
  if (text.length > MAX_LENGTH || !(at > now - THIRTY_DAYS)) return undefined;
  const entries = new Map<string, CartItem | null>();
  for (const [key, value] of intents) {
    const item = normaliseItem(value);
    if (typeof key === 'string' && (value === null || keyOf(item?.id) === key))
      entries.set(key, item?.qty ? item : null);
  }
  return entries;
}
