import { attempt } from './attempt.ts';
import type { Intent } from './ledger.ts';
import { keyOf, normaliseItem } from './normalise.ts';
import type { KeyValueStorage } from './types.ts';

const VERSION = 1;
const THIRTY_DAYS = 2_592_000_000;
const MAX_LENGTH = 262_144;

/** What the journal knows of an intent: enough to replay it and to recognise it again. */
type Entry = Pick<Intent, 'item' | 'tag'>;

/** Unsent intents of all pages of one guest, in storage. Only intents, never the cart, so that it cannot resurrect old lines. */
export interface Journal {
  /** The unsent intents that earlier pages of this guest left. From here on `sync` writes to this guest. */
  open(guestId: string): Map<string, Entry>;
  /** Makes the stored intents of this page equal to `intents`; those of other pages stay. */
  sync(intents: ReadonlyMap<string, Intent>): void;
  /** Keys of intents that must not be sent any more: another page sent them, or changed the same line later. */
  superseded(intents: ReadonlyMap<string, Intent>): string[];
  /** Deletes a guest's entry whole; nothing is written until the next `open`. */
  forget(guestId: string): void;
}

const storageKey = (guestId: string): string => `cart:${VERSION}:${guestId}`;

/** Binds a journal to a storage, which may be missing, full or throwing: then it keeps nothing. */
export function createJournal(storage: () => KeyValueStorage | null, now: () => number, page: () => string): Journal {
  let name = '';
  let written = new Map<string, string>();

  function read(): Map<string, Entry> | undefined {
    return attempt(() => {
      const found = storage();
      const text = found?.getItem(name);
      if (!text) return new Map<string, Entry>();
      const entries = attempt(() => parse(text, now()));
      if (!entries) found?.removeItem(name);
      return entries ?? new Map<string, Entry>();
    });
  }

  function write(text: string): true {
    storage()?.setItem(name, text);
    return true;
  }

  function erase(): void {
    attempt(() => storage()?.removeItem(name));
  }

  const isOwn = (tag: string): boolean => tag.startsWith(`${page()}.`);

  return {
    open(guestId) {
      name = storageKey(guestId);
      const entries = read() ?? new Map<string, Entry>();
      written = new Map(Array.from(entries, ([key, { tag }]) => [key, tag]));
      return entries;
    },
    sync(intents) {
      const gone = [...written].filter(([key, tag]) => intents.get(key)?.tag !== tag);
      const added = [...intents].filter(([key, { tag }]) => written.get(key) !== tag);
      if (!name || !(gone.length + added.length)) return;
      written = new Map(Array.from(intents, ([key, { tag }]) => [key, tag]));
      const entries = read();
      if (!entries) return;
      for (const [key, tag] of gone) if (entries.get(key)?.tag === tag) entries.delete(key);
      for (const [key, entry] of added) entries.set(key, entry);
      const list = Array.from(entries, ([key, { item, tag }]) => [key, item, tag]);
      // Where there is no room nothing may stay, or it would later pass for the newer change.
      if (!list.length || !attempt(() => write(JSON.stringify({ v: VERSION, at: now(), intents: list })))) erase();
    },
    superseded(intents) {
      const entries = read();
      return [...intents]
        .filter(([key, { tag }]) => {
          const found = entries?.get(key)?.tag;
          // An own entry that vanished was cleared with the browser's data; a foreign one was sent by its own page.
          return entries && found !== tag && !isOwn(found ?? tag);
        })
        .map(([key]) => key);
    },
    forget(guestId) {
      name = storageKey(guestId);
      erase();
      name = '';
      written.clear();
    },
  };
}

/** The entries of a stored journal; throws or gives nothing for what is too big, too old, or of another version. */
function parse(text: string, now: number): Map<string, Entry> | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const { v, at, intents } = JSON.parse(text) as { v: unknown; at: number; intents: [unknown, unknown, unknown][] };
  if (v !== VERSION || !(at > now - THIRTY_DAYS)) return undefined;
  const entries = new Map<string, Entry>();
  for (const [key, value, tag] of intents) {
    const item = value === null ? null : normaliseItem(value);
    if (typeof key !== 'string' || typeof tag !== 'string' || item === undefined) continue;
    if (!item || (item.qty && keyOf(item.id) === key)) entries.set(key, { item, tag });
  }
  return entries;
}
