import type { ClientStorage } from './clientStorage.ts';
import { normaliseIntents, type Intent } from './intent.ts';
import { parseJson } from './tryCatch.ts';

const THIRTY_DAYS = 2_592_000_000;
/** A longer text is as good as broken. */
const MAX_LENGTH = 262_144;

/** Unsent intents in the storage, for the page after this one. Never the cart, so that it cannot resurrect old lines. */
export interface Journal {
  /** Gives the intents that an earlier page of this guest (none: of one who had no id yet) left, and erases those of the guest before. */
  readonly open_: (guestId?: string | null) => Intent[];
  /** Writes the intents as they are now to the guest that was opened. */
  readonly save_: () => void;
}

/**
 * The journal of one page.
 *
 * @param isOn - `false`: nothing is kept.
 * @param now - The wall clock.
 * @param intents - What is unsent.
 * @param mergeFromPeer - Takes what another tab has written into the journal; may add to the intents.
 */
export function createJournal(
  { read_: read, write_: write }: ClientStorage,
  isOn: boolean | undefined,
  now: () => number,
  intents: ReadonlyMap<string, Intent>,
  mergeFromPeer: (intents: Intent[]) => void,
): Journal {
  /** Key of the journal; empty before `open`. */
  let name = '';
  /** What lies there, as far as this page knows. */
  let lastWritten = '';

  function readJournal(): Intent[] {
    lastWritten = read(name) ?? '';
    const found = lastWritten.length < MAX_LENGTH && parseJson(lastWritten);
    const list = Array.isArray(found) ? (found as unknown[]) : [];
    // An intent lives as long as the cookie: thirty days.
    return normaliseIntents(list.map(fromTuple), now() - THIRTY_DAYS);
  }

  const text = (): string =>
    intents.size ? JSON.stringify([...intents.values()].map(({ key, item, clock }) => [key, item, clock])) : '';

  return {
    open_(guestId) {
      if (isOn === false) return [];
      // The 1 is the version of the format.
      const next = 'cart:1:' + (guestId || '');
      if (name && name !== next) write(name);
      name = next;
      return readJournal();
    },
    save_() {
      if (!name || lastWritten === text()) return;
      if ((read(name) ?? '') !== lastWritten) mergeFromPeer(readJournal());
      write(name, (lastWritten = text()));
    },
  };
}

function fromTuple(entry: unknown): unknown {
  const { 0: key, 1: item, 2: clock } = Object(entry) as Record<number, unknown>;
  return { key, item, clock };
}
