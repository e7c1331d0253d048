import { tryCatch } from './tryCatch.ts';
import type { CartOptions, KeyValueStorage } from './types.ts';

/** The storage of this device; a blocked, full or missing one neither throws nor keeps anything. */
export interface ClientStorage {
  readonly read_: (key: string) => string | null | undefined;
  /** Writes, or erases what is there if no value is given. Not `true` if it failed: then what was there still is. */
  readonly write_: (key: string, value?: string) => boolean | undefined;
}

/** The storage of the options, else `localStorage`, looked up at each use. */
export function createClientStorage({ storage }: CartOptions): ClientStorage {
  const found = (): KeyValueStorage => (storage === undefined ? localStorage : storage) as KeyValueStorage;
  return {
    read_: (key) => tryCatch(() => found().getItem(key)),
    write_: (key, value) =>
      tryCatch(() => {
        if (value) found().setItem(key, value);
        else found().removeItem(key);
        return true;
      }),
  };
}
