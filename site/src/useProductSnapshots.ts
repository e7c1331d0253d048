import { useCallback, useEffect, useState } from 'react';
import type { ProductSnapshot } from './data/productSnapshot';
import { keptPromise } from './keptPromise';
import { readSnapshot } from './readSnapshot';

/**
 * The snapshot of each product; `null`: it is not sold. One that is missing is being read, or could not be read: the cart then
 * shows what the line itself holds.
 */
export type ProductSnapshots = ReadonlyMap<string, ProductSnapshot | null>;

/** What was read. */
export interface SnapshotAnswer {
  snapshots: ProductSnapshots;
  /** How often in a row some could not be read. 0: all were, or none was asked for yet. */
  failures: number;
  /** Reads again what could not be read. */
  retry: () => void;
}

/** What was read since the page was opened, or was brought back from the browser's history. */
const kept = new Map<string, Promise<ProductSnapshot | null>>();

/** Reads the product snapshots, each once a page. `template` is the address of a snapshot, with `{slug}` to be filled in. */
export function useProductSnapshots(template: string, slugs: readonly string[]): SnapshotAnswer {
  const [answer, setAnswer] = useState({ snapshots: new Map() as ProductSnapshots, failures: 0 });
  const [attempt, setAttempt] = useState({});
  const key = [...new Set(slugs)].join(' ');
  const retry = useCallback(() => setAttempt({}), []);

  useEffect(() => {
    let active = true;
    const wanted = key === '' ? [] : key.split(' ');
    const found = wanted.map(async (slug) => {
      const snapshot = await keptPromise(kept, slug, () => readSnapshot(template, slug));
      return [slug, snapshot] as const;
    });
    void Promise.allSettled(found).then((results) => {
      if (!active) return;
      setAnswer(({ snapshots, failures }) => {
        // A line that Undo brings back is shown in its group at once: one that moved there later would lose the focus.
        const known = new Map(snapshots);
        results.forEach((result, place) => {
          if (result.status === 'fulfilled') known.set(...result.value);
          // What was read before the page went into the browser's history is old.
          else known.delete(wanted[place] ?? '');
        });
        const hasFailed = results.some(({ status }) => status === 'rejected');
        return { snapshots: known, failures: hasFailed ? failures + 1 : 0 };
      });
    });
    return () => {
      active = false;
    };
  }, [template, key, attempt]);

  useEffect(() => {
    const controller = new AbortController();
    addEventListener('online', retry, controller);
    // Prices may have changed while the page was away.
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (!persisted) return;
        kept.clear();
        retry();
      },
      controller,
    );
    return () => controller.abort();
  }, [retry]);

  return { ...answer, retry };
}
