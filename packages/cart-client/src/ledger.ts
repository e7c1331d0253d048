import { keyOf } from './normalise.ts';
import type { CartItem } from './types.ts';

/** What the person wants for one line, absolutely ("three pieces", "gone"), so that applying it twice equals once. */
export interface Intent {
  /** The line as wanted, `null` for gone. */
  readonly item: CartItem | null;
  /** Order of the changes in this page; a save acknowledges only what is not newer than its start. */
  readonly clock: number;
}

/** Key of the intent "all lines that I have not seen yet are gone". No line has it: ids are never empty. */
export const EVERYTHING = '';

/** The empty cart's lines: one array for all, so that "empty" is the same everywhere. */
export const NO_LINES: readonly CartItem[] = Object.freeze([]);

/** The lines by key. */
type Lines = ReadonlyMap<string, CartItem>;

/** Base (last known server cart) + intents (what is not stored yet) = the lines that are shown. Pure: no input or output. */
export interface Ledger {
  readonly intents: Map<string, Intent>;
  /** Clock of the newest intent. */
  clock: () => number;
  /** The line shown for a key. */
  find: (key: string) => CartItem | undefined;
  /** The lines shown: frozen, same array and same objects while nothing changed. */
  lines: () => readonly CartItem[];
  /**
   * Records an intent and gives `true`, or `false` if it is no news: shown like that already, or gone already.
   * Where the base is not `known`, "gone" is news even for a line not seen yet.
   */
  want: (key: string, item: CartItem | null, known?: boolean) => boolean;
  /** Takes a loaded cart as base; intents win over it, and those that it already fulfils are dropped. */
  rebase: (lines: Lines) => void;
  /** Takes stored lines as base and drops the intents that were made up to `clock`. */
  acknowledge: (clock: number, lines: readonly CartItem[]) => void;
}

/** Starts an empty ledger. */
export function createLedger(): Ledger {
  const intents = new Map<string, Intent>();
  let base: Lines = new Map();
  let shown = NO_LINES;
  let byKey: Lines = base;
  let clock = 0;

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
    clock += 1;
    intents.set(key, { item, clock });
    return true;
  }

  return {
    intents,
    clock: () => clock,
    find: (key) => byKey.get(key),
    lines() {
      const next = new Map<string, CartItem>();
      for (const [key, line] of base) {
        const item = intents.has(key) ? intents.get(key)?.item : line;
        if (item) next.set(key, place(key, item));
      }
      for (const [key, { item }] of intents) if (item && !base.has(key)) next.set(key, place(key, item));
      const lines = [...next.values()];
      if (lines.length !== shown.length || lines.some((line, index) => line !== shown[index])) {
        shown = Object.freeze(lines);
        byKey = next;
      }
      return shown;
    },
    want,
    rebase(lines) {
      base = lines;
      if (intents.delete(EVERYTHING)) for (const key of base.keys()) if (!intents.has(key)) want(key, null);
      for (const [key, { item }] of intents) if (base.get(key)?.qty === item?.qty) intents.delete(key);
    },
    acknowledge(upTo, lines) {
      base = new Map(lines.map((line) => [keyOf(line.id), line]));
      for (const [key, intent] of intents) if (intent.clock <= upTo) intents.delete(key);
    },
  };
}
