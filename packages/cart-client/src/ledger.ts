import { EVERYTHING, type Intent } from './intent.ts';
import { keyOf } from './normalise.ts';
import type { CartItem } from './types.ts';

/** The empty cart's lines: one array for all, so that "empty" is the same everywhere. */
export const NO_LINES: readonly CartItem[] = Object.freeze([]);

/** The lines by key. */
export type Lines = ReadonlyMap<string, CartItem>;

/** Base (last known server cart) + intents (changes not stored yet) = the lines that are shown. No input or output. */
export interface Ledger {
  /** Changes that are not stored yet. */
  readonly intents_: Map<string, Intent>;
  /** The newest intent ever seen of each line, each with whether it is stored. */
  readonly history_: () => Intent[];
  /** The line shown for an id. */
  readonly find_: (id: unknown) => CartItem | undefined;
  /** The lines shown: frozen, same array and same objects while nothing changed. */
  readonly lines_: () => readonly CartItem[];
  /**
   * Records a change and gives `true`, or `false` if it changes nothing: that many are shown already, or the line is not
   * there. Where the base is not `isLoaded`, a removal counts even for a line not seen yet.
   */
  readonly applyLocal_: (key: string, item: CartItem | null, isLoaded?: boolean) => boolean;
  /** Takes over intents of other tabs and earlier pages that are newer than those known. `true` if there was one. */
  readonly mergeRemote_: (intents: Iterable<Intent>) => boolean;
  /** Takes a loaded cart as base; intents win over it, and those that it already fulfils are dropped unless `keepAll`. */
  readonly setBase_: (lines?: Lines, keepAll?: boolean) => void;
  /** The base with these intents over it. */
  readonly overlay_: (intents: Iterable<Intent>) => Map<string, CartItem>;
  /** These intents are stored, and older ones with them: `lines` (else what is shown) become the base, and newer intents stay. */
  readonly markSaved_: (stored: Iterable<Intent>, lines?: Lines) => void;
  /** Forgets all intents; the base stays. */
  readonly clear_: () => void;
  /** Makes intents of all lines shown: for a cart that moves to another id as a whole. */
  readonly requeueAll_: () => void;
}

/** Starts an empty ledger. `now` is the wall clock; `random`, 0 to 1, tells intents of the same tick apart. */
export function createLedger(now: () => number, random: () => number): Ledger {
  const intents = new Map<string, Intent>();
  /** Of each line the newest intent ever seen, stored or not: older ones that come late are ignored. */
  const newest = new Map<string, Intent>();
  let base: Lines = new Map();
  let shown = NO_LINES;
  let shownByKey: Lines = base;
  let lastClock = 0;

  function applyLocal(key: string, item: CartItem | null, isLoaded?: boolean): boolean {
    if (shownByKey.get(key)?.qty === item?.qty && (item || isLoaded)) return false;
    // A wall clock may jump back; the order of the changes may not.
    lastClock = Math.max(Math.floor(lastClock) + 1, now()) + random();
    return mergeRemote([{ key, item, clock: lastClock }]);
  }

  /** Stored once, yet overwritten by an older intent: the tab that announces it again is about to mend that. */
  function isOverwritten({ key, item, isStored }: Intent): boolean {
    return !isStored && !intents.has(key) && base.get(key)?.qty !== item?.qty;
  }

  function mergeRemote(candidates: Iterable<Intent>): boolean {
    let isChanged = false;
    for (const intent of candidates) {
      const { key, clock, isStored } = intent;
      const known = newest.get(key)?.clock ?? 0;
      lastClock = Math.max(lastClock, clock);
      // Mutant: newer-intent-wins.
      if (clock > known || (clock === known && isOverwritten(intent))) {
        newest.set(key, intent);
        if (isStored) intents.delete(key);
        else intents.set(key, intent);
        isChanged = true;
      }
    }
    return isChanged;
  }

  function overlay(changes: Iterable<Intent>): Map<string, CartItem> {
    const next = new Map(base);
    for (const { key, item } of changes) {
      // Of a stored line only the quantity is replaced: name, price and picture are the server's.
      if (item) next.set(key, sameAsShown(key, { ...item, ...base.get(key), qty: item.qty }));
      else next.delete(key);
    }
    return next;
  }

  /** A line that is as before stays the same object, so that who shows it need not draw it again. */
  function sameAsShown(key: string, line: CartItem): CartItem {
    const before = shownByKey.get(key);
    const fields = Object.keys(line) as (keyof CartItem)[];
    return before && fields.every((name) => before[name] === line[name]) ? before : Object.freeze(line);
  }

  function lines(): readonly CartItem[] {
    const next = overlay(intents.values());
    const list = [...next.values()];
    if (list.length !== shown.length || list.some((line, index) => line !== shown[index])) {
      shown = Object.freeze(list);
      shownByKey = next;
    }
    return shown;
  }

  function replaceBase(lines: Lines): void {
    base = new Map(Array.from(lines, ([key, line]) => [key, sameAsShown(key, line)]));
  }

  function setBase(loaded: Lines = new Map(), keepAll?: boolean): void {
    replaceBase(loaded);
    if (intents.delete(EVERYTHING)) for (const key of base.keys()) if (!intents.has(key)) applyLocal(key, null);
    for (const { key, item } of intents.values()) if (!keepAll && base.get(key)?.qty === item?.qty) intents.delete(key);
  }

  return {
    intents_: intents,
    history_: () => [...newest.values()].map((intent) => ({ ...intent, isStored: !intents.has(intent.key) })),
    find_: (id) => shownByKey.get(keyOf(id)),
    lines_: lines,
    applyLocal_: applyLocal,
    mergeRemote_: mergeRemote,
    setBase_: setBase,
    overlay_: overlay,
    markSaved_(stored, lines = shownByKey) {
      replaceBase(lines);
      for (const { key, clock } of stored) if ((intents.get(key)?.clock as number) <= clock) intents.delete(key);
    },
    clear_() {
      intents.clear();
      newest.clear();
    },
    requeueAll_() {
      for (const [key, item] of shownByKey) {
        const intent: Intent = { key, item, clock: newest.get(key)?.clock ?? now() - 1e9 };
        newest.set(key, intent);
        intents.set(key, intent);
      }
    },
  };
}
