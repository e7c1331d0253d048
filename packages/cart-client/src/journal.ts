import type { ClientStorage } from './clientStorage.ts';
import { listOf, normaliseIntent, normaliseIntents, type Intent } from './intent.ts';
import { A_MINUTE, THIRTY_DAYS } from './timings.ts';
import { parseJson } from './tryCatch.ts';

/**
 * Unsent intents in the storage, for the page after this one. Never the cart, so that it cannot resurrect old lines.
 * Each line has a key of its own, so that one that finds no room costs no other its place; one more key lists the lines.
 */
export interface Journal {
  /** Gives the intents that an earlier page of this guest (none: of one who had no id yet) left, and erases those of the guest before. */
  readonly openJournal_: (guestId?: string | null) => Intent[];
  /** Writes the intents as they are now to the guest that was opened. */
  readonly saveJournal_: () => void;
  /** What the tabs of this guest have stored in the last minute; what is older is erased. A message that says so may still be on its way. */
  readonly lastStored_: () => Intent[];
  /** Notes what was stored, for the other tabs: of each line the last one. */
  readonly noteStored_: (stored: readonly Intent[]) => void;
}

/**
 * The journal of one page.
 *
 * @param storage - Where it lies. One that keeps nothing: there is no journal.
 * @param name - Begins all keys.
 * @param now - The wall clock.
 * @param intents - What is unsent.
 * @param mergeFromPeer - Takes what another tab has written into the journal; may add to the intents.
 */
export function createJournal(
  { read_: read, write_: write }: ClientStorage,
  name: string,
  now: () => number,
  intents: ReadonlyMap<string, Intent>,
  mergeFromPeer: (intents: Intent[]) => void,
): Journal {
  /** Key of the list of lines, and beginning of the keys of the lines; empty before `open`. */
  let prefix = '';
  /** The list as this page knows it. */
  let lastList = '';
  /** Clocks of what this page has written or read of each line. */
  const written = new Map<string, number>();

  const intentOf = (value: unknown): Intent | undefined => normaliseIntent(value, now() - THIRTY_DAYS);
  const keyFor = (line: string): string => `${prefix}:${line}`;
  // No guest's list has this key: an id has no plus sign.
  const noteKey = (): string => `${prefix}+stored`;
  const readJson = (key: string): unknown => parseJson(read(key) as string);
  const readLine = (line: string): Intent | undefined => intentOf(readJson(keyFor(line)));

  function readJournal(): Intent[] {
    lastList = read(prefix) ?? '';
    written.clear();
    return listOf(parseJson(lastList)).flatMap((line) => {
      const intent = readLine(line as string);
      written.set(line as string, intent?.clock ?? 0);
      return intent ?? [];
    });
  }

  function lastStored(): Intent[] {
    // After a wall clock was set back, nothing is known of what came first.
    const stored = normaliseIntents(readJson(noteKey()), now() - A_MINUTE).filter(({ clock }) => clock <= now());
    if (!stored.length) write(noteKey());
    return stored;
  }

  /** What the release before has left under one key for all lines. */
  function readFirstFormat(guestId: string): Intent[] {
    const key = 'cart:1:' + guestId;
    const text = read(key);
    if (text) write(key);
    return listOf(parseJson(text as string)).flatMap((entry) => {
      const { 0: key, 1: item, 2: clock } = Object(entry) as Record<number, unknown>;
      return intentOf({ key, item, clock }) ?? [];
    });
  }

  /** Writes or erases a line as it is now. If another tab wrote it meanwhile, its intent is taken over before. */
  function writeLine(line: string): void {
    const found = readLine(line);
    if (found && found.clock !== written.get(line)) mergeFromPeer([found]);
    const intent = intents.get(line);
    // Where there is no room for the new change of a line, the old one may not stay.
    // Mutant: old-change-is-erased.
    if (!intent || !write(keyFor(line), JSON.stringify(intent))) write(keyFor(line));
    if (intent) written.set(line, intent.clock);
    else written.delete(line);
  }

  return {
    openJournal_(guestId) {
      const next = `${name}:${guestId || ''}`;
      if (prefix && prefix !== next) {
        for (const line of [...written.keys(), ...listOf(readJson(prefix))]) write(keyFor(line as string));
        write(prefix);
        write(noteKey());
      }
      prefix = next;
      // A note whose minute is over is erased.
      lastStored();
      return [...readFirstFormat(guestId || ''), ...readJournal()];
    },
    saveJournal_() {
      if (!prefix || (!intents.size && !lastList)) return;
      // Mutant: journal-is-shared.
      if ((read(prefix) ?? '') !== lastList) mergeFromPeer(readJournal());
      // The list goes first: a line that is not in it would never be found again.
      const list = intents.size ? JSON.stringify([...intents.keys()]) : '';
      if (list !== lastList && write(prefix, list)) lastList = list;
      for (const [line, { clock }] of intents) if (written.get(line) !== clock) writeLine(line);
      for (const line of written.keys()) if (!intents.has(line)) writeLine(line);
    },
    lastStored_: lastStored,
    noteStored_(stored) {
      const byLine = new Map([...lastStored(), ...stored].map((intent) => [intent.key, { ...intent, isStored: true }]));
      write(noteKey(), JSON.stringify([...byLine.values()]));
    },
  };
}
