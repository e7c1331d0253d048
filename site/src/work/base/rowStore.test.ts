import { describe, expect, it } from 'vitest';
import { createRowStore } from './rowStore';

interface Row {
  id: string;
  published: boolean;
  price: number;
}

const rows: readonly Row[] = [
  { id: 'a', published: true, price: 1 },
  { id: 'b', published: false, price: 2 },
];

/** A list whose calls are answered by hand. */
function list() {
  const calls: { patch: Partial<Row>; answer: (fails?: boolean) => void }[] = [];
  const answers: (() => Promise<readonly Row[]>)[] = [];
  const store = createRowStore<Row>({
    keyOf: ({ id }) => id,
    first: rows,
    read: () => answers.shift()?.() ?? Promise.resolve(rows),
    write: (_row, patch) =>
      new Promise<undefined>((resolve, reject) => {
        calls.push({ patch, answer: (fails = false) => (fails ? reject(new Error('refused')) : resolve(undefined)) });
      }),
  });
  const row = (id: string) => store.get().rows.find((one) => one.id === id);
  /** Lets what was promised happen. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { store, calls, answers, row, settle };
}

describe('a change', () => {
  it('shows before the API has answered', async () => {
    const { store, calls, row, settle } = list();
    const done = store.change('a', { published: false });
    expect(row('a')).toEqual({ id: 'a', published: false, price: 1 });
    await settle();
    calls[0]?.answer();
    await done;
    expect(row('a')?.published).toBe(false);
  });

  it('that is refused gives the old value back', async () => {
    const { store, calls, row, settle } = list();
    const done = store.change('a', { published: false });
    await settle();
    calls[0]?.answer(true);
    await expect(done).rejects.toThrow('refused');
    expect(row('a')).toEqual(rows[0]);
  });

  it('waits for the one before it, and the value that was kept last comes back', async () => {
    const { store, calls, row, settle } = list();
    const one = store.change('a', { price: 5 });
    const two = store.change('a', { price: 9 });
    await settle();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await one;
    await settle();
    expect(row('a')?.price).toBe(9);
    calls[1]?.answer(true);
    await expect(two).rejects.toThrow();
    expect(row('a')?.price).toBe(5);
  });

  it('that is refused leaves a later change of the row', async () => {
    const { store, calls, row, settle } = list();
    const one = store.change('a', { price: 5 });
    const two = store.change('a', { price: 9 });
    await settle();
    calls[0]?.answer(true);
    await expect(one).rejects.toThrow();
    expect(row('a')?.price).toBe(9);
    await settle();
    calls[1]?.answer();
    await two;
    expect(row('a')?.price).toBe(9);
  });

  it('is not taken back by rows that were read before it was kept', async () => {
    const { store, row, settle } = list();
    void store.change('b', { published: true });
    await settle();
    await store.load();
    expect(row('b')?.published).toBe(true);
  });
});

describe('reading', () => {
  it('does not take back a change that was kept while it was under way', async () => {
    const { store, calls, answers, row, settle } = list();
    let arrive: (read: typeof rows) => void = () => undefined;
    answers.push(() => new Promise((resolve) => (arrive = resolve)));
    const reading = store.load();
    const done = store.change('b', { published: true });
    await settle();
    calls[0]?.answer();
    await done;
    arrive(rows);
    await reading;
    expect(row('b')?.published).toBe(true);
  });

  it('says when it failed, and tries again', async () => {
    const { store, answers } = list();
    answers.push(() => Promise.reject(new Error('no answer')));
    await store.load();
    expect(store.get().status).toBe('failed');
    const again = store.load();
    expect(store.get().status).toBe('loading');
    await again;
    expect(store.get()).toMatchObject({ status: 'ready', rows });
  });

  it('gives all rows once they are there, or says that they did not come', async () => {
    const { store, answers } = list();
    const more: typeof rows = [...rows, { id: 'c', published: true, price: 3 }];
    answers.push(
      () => Promise.reject(new Error('no answer')),
      () => Promise.resolve(more),
    );
    void store.load();
    await expect(store.all()).rejects.toThrow('could not be read');
    void store.load();
    await expect(store.all()).resolves.toEqual(more);
  });

  it('keeps the first rows in sight unless other ones were asked for', () => {
    const { store } = list();
    void store.load();
    expect(store.get().status).toBe('first');
    void store.load({ places: true });
    expect(store.get().status).toBe('loading');
  });
});
