import { keyOf, normaliseItem } from './normalise.ts';
import type { CartItem } from './types.ts';

/**
 * What the person wants for one line, absolutely ("three pieces"; `null`: "gone"), so that applying it twice equals once.
 * The clock orders the wishes of all tabs: of two for one line the larger one wins.
 */
export type Wish = readonly [key: string, item: CartItem | null, clock: number, isStored?: boolean];

/** Key of the wish "all lines that I have not seen yet are gone". No line has it: ids are never empty. */
export const EVERYTHING = '';

/**
 * Border control for wishes out of storage and from other tabs. What is none is left out, nothing is thrown.
 *
 * @param oldest - The clock of wishes out of the journal has to be above this. Left out for those of other tabs, who have
 * not seen other lines than this one: their `EVERYTHING` does not count.
 */
export function normaliseWishes(value: unknown, oldest = 0): Wish[] {
  const wishes: Wish[] = [];
  for (const entry of Array.isArray(value) ? value : []) {
    const { 0: key, 1: wanted, 2: clock, 3: isStored } = Object(entry) as [unknown, unknown, number, unknown];
    const item = normaliseItem(wanted);
    // A clock may not be so large that one cannot count on from it.
    if (
      typeof key === 'string' &&
      (key || oldest) &&
      (wanted === null || keyOf(item?.id) === key) &&
      clock > oldest &&
      clock < 1e15
    )
      wishes.push([key, item?.qty ? item : null, clock, isStored as boolean]);
  }
  return wishes;
}
