import { useEffect, useState } from 'react';
import type { Twin } from '../data/twin';

/** What is known of each product: `undefined` while it is being read, `null` when there is none to read. */
export type Twins = ReadonlyMap<string, Twin | null>;

const known = new Map<string, Twin | null>();
const reading = new Map<string, Promise<void>>();

/** Reads the static twins of products, each once a page. `folder` is the language's, such as `/data/products`. */
export function useTwins(folder: string, slugs: readonly string[]): Twins {
  const [twins, setTwins] = useState<Twins>(() => new Map());
  const key = [...new Set(slugs)].join(' ');
  useEffect(() => {
    let active = true;
    const wanted = key === '' ? [] : key.split(' ');
    const show = () => {
      if (active) setTwins(new Map(known));
    };
    void Promise.all(wanted.map((slug) => read(folder, slug))).then(show);
    return () => {
      active = false;
    };
  }, [folder, key]);
  return twins;
}

function read(folder: string, slug: string): Promise<void> {
  let answer = reading.get(slug);
  if (!answer) reading.set(slug, (answer = fetchTwin(folder, slug).then((twin) => void known.set(slug, twin))));
  return answer;
}

async function fetchTwin(folder: string, slug: string): Promise<Twin | null> {
  try {
    const response = await fetch(`${folder}/${encodeURIComponent(slug)}.json`);
    return response.ok ? ((await response.json()) as Twin) : null;
  } catch {
    // The cart shows the line with what it knows itself.
    return null;
  }
}
