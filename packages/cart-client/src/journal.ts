import { attempt } from './attempt.ts';
import type { KeyValueStorage } from './types.ts';
import { normaliseWishes, type Wish } from './wish.ts';

const THIRTY_DAYS = 2_592_000_000;
const MAX_LENGTH = 262_144;

/**
 * Unsent intents of a guest, in a storage that may be missing, full or throwing. Only intents, never the cart, so that
 * it cannot resurrect old lines.
 *
 * @returns `open` gives the wishes that an earlier page of this guest left; from then on `write` writes to this guest. The id is
 * empty for one who has none yet.
 * `write` stores the intents as they are now; nothing before `open`.
 */
export function createJournal(
  storage: () => KeyValueStorage | null,
  now: () => number,
): [open: (guestId: string) => Wish[], write: (intents: ReadonlyMap<string, Wish>) => void] {
  let name = '';
  let written = '';

  return [
    (guestId) => {
      // The 1 is the version of the format.
      name = `cart:1:${guestId}`;
      written = attempt(() => storage()?.getItem(name)) ?? '';
      // What cannot be used is different from every `write`, so the next one removes it.
      return attempt(() => parse(written, now())) ?? [];
    },
    (intents) => {
      const text = intents.size ? JSON.stringify([...intents.values()]) : '';
      if (!name || text === written) return;
      written = text;
      // Erased first: where there is no room for the new entry, the old one may not stay and be replayed.
      attempt(() => storage()?.removeItem(name));
      if (text) attempt(() => storage()?.setItem(name, `{"at":${now()},"intents":${text}}`));
    },
  ];
}

/** The stored wishes; throws or gives nothing for what is too big, too old or broken. */
function parse(text: string, now: number): Wish[] | undefined {
  const { at, intents } = JSON.parse(text) as { at: number; intents: unknown };
  return text.length > MAX_LENGTH || !(at > now - THIRTY_DAYS) ? undefined : normaliseWishes(intents);
}
