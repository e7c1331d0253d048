import { attempt } from './attempt.ts';
import type { createStore } from './store.ts';
import { normaliseWishes, type Wish } from './wish.ts';

/**
 * Unsent intents of a guest, in the store. Only intents, never the cart, so that it cannot resurrect old lines.
 *
 * @returns `open` gives the wishes that an earlier page of this guest left; from then on `save` writes to this guest.
 * The id is empty for one who has none yet. `save` stores the intents as they are now; nothing before `open`.
 */
export function createJournal(
  [read, write]: ReturnType<typeof createStore>,
  now: () => number,
): [open: (guestId: string) => Wish[], save: (intents: readonly Wish[]) => void] {
  let name = '';
  let written = '';

  return [
    (guestId) => {
      // The 1 is the version of the format.
      name = `cart:1:${guestId}`;
      written = read(name) ?? '';
      const { at, intents } = Object(attempt(() => JSON.parse(written) as unknown)) as { at: number; intents: unknown };
      // Too old or too big is as good as broken, and different from every text saved, so that the next one removes it.
      return at > now() - 2_592_000_000 && written.length <= 262_144 ? normaliseWishes(intents) : [];
    },
    (intents) => {
      const text = intents.length ? JSON.stringify(intents) : '';
      if (!name || text === written) return;
      written = text;
      write(name, text && `{"at":${now()},"intents":${text}}`);
    },
  ];
}
