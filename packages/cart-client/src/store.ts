import { attempt } from './attempt.ts';
import type { CartOptions, KeyValueStorage } from './types.ts';

/**
 * The storage of the options, with memory in its place for what it does not take: missing, full or throwing.
 *
 * @returns `write` without a value erases.
 */
export function createStore({
  storage,
}: Pick<CartOptions, 'storage'>): [
  read: (key: string) => string | null | undefined,
  write: (key: string, value?: string) => void,
] {
  const memory = new Map<string, string | undefined>();
  const found = (): KeyValueStorage | null => (storage === undefined ? localStorage : storage);

  return [
    (key) => memory.get(key) ?? attempt(() => found()?.getItem(key)),
    (key, value) => {
      // Erased first: where there is no room for the new value, the old one may not stay.
      const done = attempt(() => {
        const kept = found();
        kept?.removeItem(key);
        if (value) kept?.setItem(key, value);
        return kept;
      });
      memory.set(key, done ? undefined : value);
    },
  ];
}
