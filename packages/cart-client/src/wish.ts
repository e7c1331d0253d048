import { keyOf, normaliseItem } from './normalise.ts';
import type { CartItem } from './types.ts';

/**
 * What the person wants for one line, absolutely ("three pieces"; `null`: "gone"), so that applying it twice equals once.
 * The clock orders the wishes of all tabs: of two for one line the larger one wins.
 */
export type Wish = readonly [key: string, item: CartItem | null, clock: number];

/** Key of the wish "all lines that I have not seen yet are gone". No line has it: ids are never empty. */
export const EVERYTHING = '';

/** Far beyond all dates, and small enough to count on from. */
const MAX_CLOCK = 2 ** 52;

/** Border control for wishes out of storage and from other tabs. What is none is left out, nothing is thrown. */
export function normaliseWishes(value: unknown): Wish[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const [key, wanted, clock] = (Array.isArray(entry) ? entry : []) as unknown[];
    const item = normaliseItem(wanted);
    const fits = typeof key === 'string' && (wanted === null || keyOf(item?.id) === key);
    if (!fits || !Number.isFinite(clock) || (clock as number) > MAX_CLOCK) return [];
    return [[key, item?.qty ? item : null, clock as number]];
  });
}
