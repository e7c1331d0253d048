import { keyOf, normaliseItem } from './normalise.ts';
import type { CartItem } from './types.ts';
import { EVERYTHING, type Wish } from './wish.ts';

/** The empty cart's lines: one array for all, so that "empty" is the same everywhere. */
export const NO_LINES: readonly CartItem[] = Object.freeze([]);

/** The lines by key. */
type Lines = ReadonlyMap<string, CartItem>;

/** Base (last known server cart) + intents (wishes not stored yet) = the lines that are shown. Pure: no input or output. */
export type Ledger = [
  /** Not stored yet. */
  intents: Map<string, Wish>,
  /** The newest wish ever met of each line, each with whether it is stored. */
  told: () => Wish[],
  /** The line shown for an id. */
  find: (id: unknown) => CartItem | undefined,
  /** The lines shown: frozen, same array and same objects while nothing changed. */
  lines: () => readonly CartItem[],
  /**
   * Records a wish and gives `true`, or `false` if it is no news: that many are shown already, or it is gone already.
   * Where the base is not `known`, "gone" is news even for a line not seen yet.
   */
  want: (key: string, item: CartItem | null, known?: boolean) => boolean,
  /** Takes over wishes of other tabs and earlier pages that are newer than those known. `true` if there was one. */
  absorb: (wishes: Iterable<Wish>) => boolean,
  /** Takes a loaded cart as base; intents win over it, and those that it already fulfils are dropped unless in `doubt`. */
  rebase: (lines?: Lines, doubt?: boolean) => void,
  /** These wishes are stored, and older ones with them: what is shown is the base, and newer intents stay. */
  acknowledge: (stored: Iterable<Wish>) => void,
  /** Forgets all wishes; the base stays. */
  restart: () => void,
  /** Makes intents of all lines shown: for a cart that moves to another id as a whole. */
  carry: () => void,
];

/** Starts an empty ledger. `now` is the wall clock; `random`, 0 to 1, tells wishes of the same tick apart. */
export function createLedger(now: () => number, random: () => number): Ledger {
  const intents = new Map<string, Wish>();
  /** Of each line the newest wish ever met, stored or not: older ones that come late are ignored. */
  const met = new Map<string, Wish>();
  let base: Lines = new Map();
  let shown = NO_LINES;
  let byKey: Lines = base;
  let last = 0;

  function want(key: string, item: CartItem | null, known?: boolean): boolean {
    if (byKey.get(key)?.qty === item?.qty && (item || known)) return false;
    // A wall clock may jump back; the order of the changes may not.
    last = Math.max(Math.floor(last) + 1, now()) + random();
    return absorb([[key, item, last]]);
  }

  function absorb(wishes: Iterable<Wish>): boolean {
    let news = false;
    for (const wish of wishes) {
      const [key, item, clock, isStored] = wish;
      const known = met.get(key)?.[2] ?? 0;
      last = Math.max(last, clock);
      // Stored once, yet overwritten by an older wish: whoever tells it again is about to mend that.
      if (clock > known || (clock === known && !isStored && !intents.has(key) && base.get(key)?.qty !== item?.qty)) {
        met.set(key, wish);
        if (isStored) intents.delete(key);
        else intents.set(key, wish);
        news = true;
      }
    }
    return news;
  }

  return [
    intents,
    () => [...met.values()].map(([key, item, clock]) => [key, item, clock, !intents.has(key)]),
    (id) => byKey.get(keyOf(id)),
    () => {
      const next = new Map(base);
      for (const [key, item] of intents.values()) {
        // Of a stored line only the quantity is replaced: name, price and picture are the server's.
        if (item) next.set(key, normaliseItem({ ...item, ...base.get(key), qty: item.qty }) as CartItem);
        else next.delete(key);
      }
      for (const [key, line] of next)
        if (JSON.stringify(byKey.get(key)) === JSON.stringify(line)) next.set(key, byKey.get(key) as CartItem);
      const lines = [...next.values()];
      if (JSON.stringify(lines) !== JSON.stringify(shown)) {
        shown = Object.freeze(lines);
        byKey = next;
      }
      return shown;
    },
    want,
    absorb,
    (lines = new Map(), doubt) => {
      base = lines;
      if (intents.delete(EVERYTHING)) for (const key of base.keys()) if (!intents.has(key)) want(key, null);
      for (const [key, item] of intents.values()) if (!doubt && base.get(key)?.qty === item?.qty) intents.delete(key);
    },
    (stored) => {
      base = byKey;
      for (const [key, , clock] of stored) if ((intents.get(key)?.[2] as number) <= clock) intents.delete(key);
    },
    () => {
      intents.clear();
      met.clear();
    },
    () => {
      for (const [key, item] of byKey) {
        const wish: Wish = [key, item, met.get(key)?.[2] ?? now() - 1e9];
        met.set(key, wish);
        intents.set(key, wish);
      }
    },
  ];
}
