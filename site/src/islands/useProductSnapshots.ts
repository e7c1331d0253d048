import { useEffect, useState } from 'react';
import type { ProductSnapshot } from '../data/productSnapshot';
import { readSnapshot } from '../readSnapshot';

/** The snapshot of each product: `undefined` while it is being read, `null` when there is none: the cart then shows what the line itself holds. */
export type ProductSnapshots = ReadonlyMap<string, ProductSnapshot | null>;

const cache = new Map<string, ProductSnapshot | null>();
const requests = new Map<string, Promise<void>>();

/** Reads the product snapshots, each once a page. `template` is the address of a snapshot, with `{slug}` to be filled in. */
export function useProductSnapshots(template: string, slugs: readonly string[]): ProductSnapshots {
  const [snapshots, setSnapshots] = useState<ProductSnapshots>(() => new Map());
  const key = [...new Set(slugs)].join(' ');
  useEffect(() => {
    let active = true;
    const wanted = key === '' ? [] : key.split(' ');
    const show = () => {
      if (active) setSnapshots(new Map(cache));
    };
    void Promise.all(wanted.map((slug) => read(template, slug))).then(show);
    return () => {
      active = false;
    };
  }, [template, key]);
  return snapshots;
}

function read(template: string, slug: string): Promise<void> {
  let answer = requests.get(slug);
  if (!answer)
    requests.set(slug, (answer = readSnapshot(template, slug).then((found) => void cache.set(slug, found ?? null))));
  return answer;
}
