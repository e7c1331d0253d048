/** Random whole numbers from 0 to below `limit`, the same for the same seed (mulberry32). */
export type Random = (limit: number) => number;

/** Makes a source of random numbers; the seed is what a failure has to tell. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
