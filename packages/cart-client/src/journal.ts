import { parse } from './attempt.ts';
import type { createStore } from './store.ts';
import { normaliseWishes, type Wish } from './wish.ts';

/**
 * Unsent intents of a guest, in the store. Only intents, never the cart, so that it cannot resurrect old lines.
 *
 * @returns `open` gives the wishes that an earlier page of this guest left, and erases those of the guest before; from
 * then on `save` writes to this guest.
 * The id is empty for one who has none yet. `save` stores the intents as they are now; nothing before `open`. What another
 * tab has written there meanwhile goes to `meet` first, which may add to the intents.
 */
export function createJournal(
  [read, write]: ReturnType<typeof createStore>,
  now: () => number,
  intents: ReadonlyMap<string, Wish>,
  meet: (wishes: Wish[]) => void,
): [open: (guestId: string) => Wish[], save: () => void] {
  let name = '';
  let there = '';

  function look(): Wish[] {
    there = read(name) ?? '';
    const { at, wishes } = Object(parse(there)) as { at: number; wishes: unknown };
    // Too old or too big is as good as broken.
    return at > now() - 2_592_000_000 && there.length <= 262_144 ? normaliseWishes(wishes) : [];
  }

  const text = (): string => (intents.size ? `"wishes":${JSON.stringify([...intents.values()])}}` : '');

  return [
    (guestId) => {
      // The 1 is the version of the format.
      const next = `cart:1:${guestId}`;
      if (name && name !== next) write(name);
      name = next;
      return look();
    },
    () => {
      // What is of no use there is replaced, too.
      if (!name || (intents.size ? there.endsWith(text()) : !there)) return;
      if (read(name) !== there) meet(look());
      there = text() && `{"at":${now()},${text()}`;
      write(name, there);
    },
  ];
}
