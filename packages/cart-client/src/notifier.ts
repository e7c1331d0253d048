import { log } from './log.ts';
import type { CartLogger } from './types.ts';

/**
 * A list of listeners that cannot hurt each other. What one throws is logged.
 *
 * @returns `subscribe_` adds a listener, also one that is in it already, and gives the remover. `notify_` calls all
 * listeners; called from within a listener, it runs once more after the present round.
 */
export function createNotifier(options: { logger?: CartLogger | undefined }): {
  subscribe_: (listener: () => void) => () => void;
  notify_: () => void;
} {
  const entries = new Set<() => void>();
  let wanted = 0;

  return {
    subscribe_(listener) {
      const entry = (): void => listener();
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    notify_() {
      wanted += 1;
      if (wanted > 1) return;
      let seen;
      do {
        seen = wanted;
        for (const entry of [...entries]) {
          try {
            if (entries.has(entry)) entry();
          } catch (error) {
            log(options, 'mr: subscriber threw.', error);
          }
        }
      } while (seen !== wanted);
      wanted = 0;
    },
  };
}
