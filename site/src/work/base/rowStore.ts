/** How far the rows of a list are. */
export type RowsStatus =
  /** Only the first rows are there, as the page was built with them. */
  'first' | 'loading' | 'ready' | 'failed';

/** The rows of a list, and how far they are. A new object after each change. */
export interface RowsState<Row> {
  status: RowsStatus;
  rows: readonly Row[];
  /** Which rows they are: those that the page was built with, all of them, or none that belong to the address of the page. */
  known: 'first' | 'all' | 'none';
  /** Whether the last attempt failed for want of a connection. */
  isOffline: boolean;
}

/** What `createRowStore` needs of its list. */
export interface RowStoreOptions<Row> {
  keyOf: (row: Row) => string;
  /** Reads all rows. */
  read: () => Promise<readonly Row[]>;
  /** Sends the fields of a row that changed. Gives the fields that the API answered beside them, if the page shows such. */
  write: (row: Row, patch: Partial<Row>) => Promise<Partial<Row> | undefined>;
  /** The rows that the page was built with. */
  first: readonly Row[];
}

/** The rows of a list with changes that show at once. */
export interface RowStore<Row> {
  get: () => RowsState<Row>;
  /** Calls the listener after each change; gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Reads the rows. `places`: those that are there do not belong to the page, so their places are shown while the others come. */
  load: (options?: { places?: boolean }) => Promise<void>;
  /**
   * Gives a row other values at once and sends them. Changes of one row are sent one after the other.
   *
   * @throws what `write` threw; the row has the values of the last change that was kept by then
   */
  change: (key: string, patch: Partial<Row>) => Promise<void>;
  /**
   * All rows, once they are there.
   *
   * @throws Error where they could not be read
   */
  all: () => Promise<readonly Row[]>;
  /** Takes a row out of the list. */
  drop: (key: string) => void;
}

/** Keeps the rows of a list. */
export function createRowStore<Row extends object>(options: RowStoreOptions<Row>): RowStore<Row> {
  const { keyOf, read, write, first } = options;
  const listeners = new Set<() => void>();
  /** What is being sent, by row: the values that are known to be kept, and the end of the last change. */
  const sending = new Map<string, { kept: Row; changes: number; last: Promise<void> }>();
  /** For each reading under way: the rows that were changed since it began. */
  const changedSince = new Set<Set<string>>();
  let state: RowsState<Row> = { status: 'first', rows: first, known: 'first', isOffline: false };

  const set = (next: Partial<RowsState<Row>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const put = (key: string, row: (before: Row) => Row) =>
    set({ rows: state.rows.map((before) => (keyOf(before) === key ? row(before) : before)) });

  const all = () =>
    new Promise<readonly Row[]>((resolve, reject) => {
      const listener = () => {
        if (state.status === 'ready') resolve(state.rows);
        else if (state.status === 'failed') reject(new Error('mr: the rows could not be read. Try again.'));
        else return;
        listeners.delete(listener);
      };
      listeners.add(listener);
      listener();
    });

  return {
    all,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async ({ places = false } = {}) => {
      if (places) set({ status: 'loading', known: 'none' });
      else if (state.status === 'failed') set({ status: 'loading' });
      const changed = new Set<string>();
      changedSince.add(changed);
      try {
        const rows = await read();
        // What is being sent, or was sent since the reading began, is newer than what was read.
        const now = new Map(state.rows.map((row) => [keyOf(row), row]));
        set({
          status: 'ready',
          known: 'all',
          rows: rows.map((row) =>
            sending.has(keyOf(row)) || changed.has(keyOf(row)) ? (now.get(keyOf(row)) ?? row) : row,
          ),
        });
      } catch {
        set({ status: 'failed', isOffline: typeof navigator !== 'undefined' && !navigator.onLine });
      } finally {
        changedSince.delete(changed);
      }
    },
    change: (key, patch) => {
      const row = state.rows.find((one) => keyOf(one) === key);
      if (!row) return Promise.resolve();
      const sent = sending.get(key) ?? { kept: row, changes: 0, last: Promise.resolve() };
      sent.changes += 1;
      for (const changed of changedSince) changed.add(key);
      sending.set(key, sent);
      put(key, (before) => ({ ...before, ...patch }));
      const change = sent.last.then(async () => {
        try {
          const answer = await write({ ...sent.kept, ...patch }, patch);
          sent.kept = { ...sent.kept, ...patch, ...answer };
          if (answer && sent.changes === 1) put(key, () => sent.kept);
        } catch (error) {
          // A later change of the row is still to come: its values are the ones to show.
          if (sent.changes === 1) put(key, () => sent.kept);
          throw error;
        } finally {
          sent.changes -= 1;
          if (sent.changes === 0) sending.delete(key);
        }
      });
      sent.last = change.catch(() => undefined);
      return change;
    },
    drop: (key) => set({ rows: state.rows.filter((row) => keyOf(row) !== key) }),
  };
}
