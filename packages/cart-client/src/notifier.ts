import { log } from './log.ts';
import type { CartLogger } from './types.ts';

/**
 * A list of listeners that cannot hurt each other. What one throws is logged.
 *
 * @returns `subscribe_` adds a listener, also one that is in it already, and gives the remover. `notify_` calls all
 * listeners; called from within a listener, it runs once more after the present round. With `run` it calls them once after
 * `run`, if that called it: `run` must not throw.
 */
export function createNotifier(options: { logger?: CartLogger | undefined }): {
  subscribe_: (listener: () => void) => () => void;
  notify_: (run?: () => void) => void;
} {
  const entries = new Set<() => void>();
  let wanted = 0;

  return {
    subscribe_(listener) {
      const entry = (): void => listener();
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    notify_(run) {
      const isInside = wanted;
      wanted += 1;
      // Changes made in it are counted, and told together.
      run?.();
      if (isInside) return;
      for (let told = run ? 1 : 0; told !== wanted;) {
        told = wanted;
        for (const entry of [...entries]) {
          try {
            if (entries.has(entry)) entry();
          } catch (error) {
            log(options, 'mr: subscriber threw.', error);
          }
        }
      }
      wanted = 0;
    },
  };
}
