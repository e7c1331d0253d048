import { attempt } from './attempt.ts';
import { deadline } from './http.ts';
import type { CartOptions, KeyValueStorage } from './types.ts';

/** Longest wait for another tab; then it must hang, and the work is done without the lock. */
const MAX_QUEUE = 60_000;
const NAME = 'cart';

/**
 * Speaks with the other tabs: by BroadcastChannel, or by storage events where that is missing. Nothing is thrown.
 *
 * @returns how to send a message, how to end, and whether the channel is a good one: storage events may be missing too.
 */
export function openChannel(
  { channel = (name) => new BroadcastChannel(name) }: Pick<CartOptions, 'channel'>,
  storage: () => KeyValueStorage | null,
  receive: (message: unknown) => void,
): [send: (message: object) => void, close: () => void, good: boolean] {
  const opened = attempt(() => channel?.(NAME));
  if (opened) {
    opened.onmessage = ({ data }) => receive(data);
    return [
      (message) => void attempt(() => opened.postMessage(message)),
      () => void attempt(() => opened.close()),
      true,
    ];
  }
  function handleStorage({ key, newValue }: StorageEvent): void {
    if (key === NAME && newValue) receive(attempt(() => JSON.parse(newValue) as unknown));
  }
  attempt(() => addEventListener('storage', handleStorage));
  return [
    (message) =>
      void attempt(() => {
        // A storage event needs a value that changes, and nothing is to stay.
        storage()?.setItem(NAME, JSON.stringify(message));
        storage()?.removeItem(NAME);
      }),
    () => void attempt(() => removeEventListener('storage', handleStorage)),
    false,
  ];
}

/** Runs the work, which must not reject, while no other tab runs work of this name; told `false` where locks are missing. */
export async function withLock(
  { locks }: Pick<CartOptions, 'locks'>,
  name: string,
  work: (locked: boolean) => Promise<void> | void,
): Promise<void> {
  let working: Promise<void> | void | undefined;
  let begun = false;
  const begin = (lock?: Lock | null): Promise<void> | void => {
    clear();
    if (!begun) {
      begun = true;
      working = work(!!lock);
    }
    return working;
  };
  const [signal, clear] = deadline(MAX_QUEUE);
  try {
    await (locks === undefined ? navigator.locks : locks)!.request(name, { signal }, begin);
  } catch {
    // No locks here, or a tab that hangs with one.
  }
  await begin();
}
