/* Price, stock and availability of products now, of all products that a page shows in as few calls as possible. */
import { liveIdsLimit, livePath, type LiveProduct } from '@marketrow/contract';
import { callApi } from '../callApi';
import { keptPromise } from '../keptPromise';

/** Values of a product now; `null`: not sold any more; undefined: not known, so that the page stays as it was built. */
export type Live = LiveProduct | null | undefined;

/** Milliseconds in which ids are collected for one call. */
const collecting = 20;
/** Milliseconds after which an API that has not answered counts as out of reach: a cart waits for it. */
const longestWait = 5_000;
/** An answer that knows none of so many products is that of an empty or another catalog: hiding them would empty the shop. */
const doubtfulFrom = 10;

const kept = new Map<string, Promise<Live>>();
let waiting = new Map<string, (live: Live) => void>();

// A page that comes back from the browser's cache asks again. The build has no window.
if (typeof window !== 'undefined') addEventListener('pageshow', ({ persisted }) => persisted && kept.clear());

/** Reads the live values of a product, once a page. Never rejects. */
export function readLive(id: string): Promise<Live> {
  return keptPromise(
    kept,
    id,
    () =>
      new Promise((resolve) => {
        if (waiting.size === 0) setTimeout(() => void send(), collecting);
        waiting.set(id, resolve);
        if (waiting.size === liveIdsLimit) void send();
      }),
  );
}

async function send(): Promise<void> {
  const asked = waiting;
  waiting = new Map();
  if (asked.size === 0) return;
  // Sorted, so that caches have one address for one set of products.
  const ids = [...asked.keys()].toSorted();
  const query = new URLSearchParams(ids.map((id) => ['ids', id]));
  const found = await callApi<LiveProduct[]>(`${livePath}?${query.toString()}`, {
    signal: AbortSignal.timeout(longestWait),
  }).catch(() => undefined);
  const isAnswer = Array.isArray(found) && (found.length > 0 || ids.length < doubtfulFrom);
  const byId = new Map(isAnswer ? found.map((live) => [live.id, live]) : []);
  for (const [id, resolve] of asked) {
    const live = byId.get(id);
    if (!isAnswer) kept.delete(id);
    resolve(isAnswer ? (live?.published ? live : null) : undefined);
  }
}
