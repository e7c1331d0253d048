import type { CartItem } from './types.ts';
import { EVERYTHING, type Wish } from './wish.ts';

/** The empty cart's lines: one array for all, so that "empty" is the same everywhere. */
export const NO_LINES: readonly CartItem[] = Object.freeze([]);

/** The lines by key. */
type Lines = ReadonlyMap<string, CartItem>;

/** Base (last known server cart) + intents (wishes not stored yet) = the lines that are shown. Pure: no input or output. */
export interface Ledger {
  readonly intents: Map<string, Wish>;
  /** The line shown for a key. */
  find: (key: string) => CartItem | undefined;
  /** The lines shown: frozen, same array and same objects while nothing changed. */
  lines: () => readonly CartItem[];
  /**
   * Records a wish and gives `true`, or `false` if it is no news: shown like that already, or gone already.
   * Where the base is not `known`, "gone" is news even for a line not seen yet.
   */
  want: (key: string, item: CartItem | null, known?: boolean) => boolean;
  /** Takes over wishes of other tabs and earlier pages that are newer than those known. `true` if there was one. */
  absorb: (wishes: Iterable<Wish>) => boolean;
  /** Takes a loaded cart as base; intents win over it, and those that it already fulfils are dropped unless in `doubt`. */
  rebase: (lines: Lines, doubt?: boolean) => void;
  /** What is shown and intended now; calling the result says that this is stored: it is the base, and newer intents stay. */
  snapshot: () => () => void;
  /** The clocks of all wishes ever met that are stored, in the form of wishes. */
  stored: () => Wish[];
  /** Drops the intents that are not newer than these, which are known to be stored. */
  drop: (stored: Iterable<Wish>) => void;
  /** Forgets all wishes; the base stays. */
  restart: () => void;
  /** Makes intents of all lines shown: for a cart that moves to another id as a whole. */
  carry: () => void;
}

/** Starts an empty ledger. `now` is the wall clock; `random`, 0 to 1, tells wishes of the same tick apart. */
export function createLedger(now: () => number, random: () => number): Ledger {
  const intents = new Map<string, Wish>();
  /** Of each line the newest wish ever met, stored or not: older ones that come late are ignored. */
  const clocks = new Map<string, number>();
  let base: Lines = new Map();
  let shown = NO_LINES;
  let byKey: Lines = base;
  let last = 0;

  function place(key: string, item: CartItem): CartItem {
    const stored = base.get(key);
    // Of a stored line only the quantity is replaced: name, price and picture are the server's.
    const line = stored ? Object.freeze({ ...stored, qty: item.qty }) : item;
    const old = byKey.get(key);
    return old && JSON.stringify(old) === JSON.stringify(line) ? old : line;
  }

  function want(key: string, item: CartItem | null, known?: boolean): boolean {
    const old = byKey.get(key);
    if (item ? old && place(key, item) === old : known && !old) return false;
    // A wall clock may jump back; the order of the changes may not.
    last = Math.max(Math.floor(last) + 1, now()) + random();
    return absorb([[key, item, last]]);
  }

  function absorb(wishes: Iterable<Wish>): boolean {
    let news = false;
    for (const wish of wishes) {
      const [key, item, clock] = wish;
      const met = clocks.get(key) ?? 0;
      last = Math.max(last, clock);
      // Stored once, yet overwritten by an older wish: whoever tells it again is about to mend that.
      if (clock > met || (clock === met && !intents.has(key) && base.get(key)?.qty !== item?.qty)) {
        clocks.set(key, clock);
        intents.set(key, wish);
        news = true;
      }
    }
    return news;
  }

  return {
    intents,
    find: (key) => byKey.get(key),
    lines() {
      const next = new Map(base);
      for (const [key, item] of intents.values()) {
        if (item) next.set(key, item);
        else next.delete(key);
      }
      for (const [key, item] of next) next.set(key, place(key, item));
      const lines = [...next.values()];
      if (lines.length !== shown.length || lines.some((line, index) => line !== shown[index])) {
        shown = Object.freeze(lines);
        byKey = next;
      }
      return shown;
    },
    want,
    absorb,
    rebase(lines, doubt) {
      base = lines;
      if (intents.delete(EVERYTHING)) for (const key of base.keys()) if (!intents.has(key)) want(key, null);
      for (const [key, item] of intents.values()) if (!doubt && base.get(key)?.qty === item?.qty) intents.delete(key);
    },
    snapshot() {
      const sent = [...intents];
      const sentLines = byKey;
      return () => {
        base = sentLines;
        for (const [key, wish] of sent) if (intents.get(key) === wish) intents.delete(key);
      };
    },
    stored: () => [...clocks].filter(([key]) => !intents.has(key)).map(([key, clock]) => [key, null, clock]),
    drop(stored) {
      for (const [key, , clock] of stored) if (clock >= (intents.get(key)?.[2] ?? Infinity)) intents.delete(key);
    },
    restart() {
      intents.clear();
      clocks.clear();
    },
    carry() {
      for (const [key, item] of byKey) if (!intents.has(key)) intents.set(key, [key, item, clocks.get(key) ?? 1]);
    },
  };
}
