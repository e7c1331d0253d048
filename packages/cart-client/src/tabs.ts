import type { CartOptions } from './types.ts';

/** Runs the work, which must not reject, while no other tab runs work of this name. It gets no lock where locks are missing. */
export type Locking = (name: string, work: (lock?: Lock | null) => Promise<void> | void) => Promise<void>;

/** Binds the locks of the options. */
export function createLocking({ locks }: Pick<CartOptions, 'locks'>): Locking {
  return async (name, work) => {
    let begun: Promise<void> | undefined;
    const begin = (lock?: Lock | null): Promise<void> => (begun = Promise.resolve(work(lock)));
    try {
      await (locks === undefined ? navigator.locks : locks)?.request(name, begin);
    } catch {
      // No locks here.
    }
    await (begun ?? begin());
  };
}
