import { keyOf, normaliseItem } from './normalise.ts';
import type { CartItem } from './types.ts';

/**
 * A pending change of one line, absolute ("three pieces"; `item: null`: "removed"), so that applying it twice equals once.
 * Written to the journal, to the note of what was stored and to the channel as it is: these names are part of their formats.
 */
export interface Intent {
  readonly key: string;
  readonly item: CartItem | null;
  /** Orders the intents of all tabs: of two for one line the larger clock wins. */
  readonly clock: number;
  /** The server has it. Only in messages between tabs, and in the note of what was stored. */
  readonly isStored?: boolean;
}

/** Key of the intent "every line that this page has not seen yet is removed". No line has it: ids are never empty. */
export const EVERYTHING = '';

/**
 * Border control for one intent out of storage or from another tab: `undefined` for what is none, nothing is thrown.
 *
 * @param oldest - The clock of an intent out of the journal has to be above this. 0 for those of other tabs, who have not
 * seen other lines than this one: their `EVERYTHING` does not count.
 */
export function normaliseIntent(value: unknown, oldest = 0): Intent | undefined {
  const { key, item: wanted, clock, isStored } = Object(value) as Record<keyof Intent, unknown>;
  const item = normaliseItem(wanted);
  const isKey = typeof key === 'string' && (key || oldest) && (wanted === null || keyOf(item?.id) === key);
  // One must be able to count on from a clock: above 1e15 adding 1 may change nothing.
  if (!isKey || typeof clock !== 'number' || !(clock > oldest && clock < 1e15)) return undefined;
  return { key, item: item?.qty ? item : null, clock, isStored: !!isStored };
}

/** A list as it is; an empty one in the place of anything else. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The same for a list; what is no intent is left out. */
export function normaliseIntents(value: unknown, oldest?: number): Intent[] {
  return listOf(value).flatMap((entry) => normaliseIntent(entry, oldest) ?? []);
}
