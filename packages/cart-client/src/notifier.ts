/** A list of listeners that cannot hurt each other. */
export interface Notifier {
  /** Adds a listener; the same function may be added twice. Returns the remover. */
  subscribe: (listener: () => void) => () => void;
  /** Calls all listeners. Called from within a listener, it runs once more after the present round. */
  notify: () => void;
}

/** Starts an empty list. What a listener throws goes to `report`. */
export function createNotifier(report: (error: unknown) => void): Notifier {
  const entries = new Set<() => void>();
  let running = false;
  let again = false;

  return {
    subscribe(listener) {
      const entry = (): void => {
        listener();
      };
      entries.add(entry);
      return () => {
        entries.delete(entry);
      };
    },
    notify() {
      again = true;
      if (running) return;
      running = true;
      while (again) {
        again = false;
        for (const entry of [...entries]) {
          if (!entries.has(entry)) continue;
          try {
            entry();
          } catch (error) {
            report(error);
          }
        }
      }
      running = false;
    },
  };
}
