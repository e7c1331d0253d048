import { setTimeout as wait } from 'node:timers/promises';
import { line, post } from '../../packages/api/test-utils/app.ts';

/** What one shopper's cart has been through. */
interface Shopper {
  id: string;
  /** Amount of the last save that was sent. */
  sent: number;
  /** Amount of the last save that was answered with 200. */
  acknowledged: number;
  /** The cart's version, as the next save names it. Absent: not known. */
  etag: string | undefined;
}

/** An acknowledged save. */
interface Acknowledgement {
  at: number;
  api: string;
}

/** Shoppers who change their carts without pause, each through another API every time. */
export interface Load {
  /** Milliseconds from `since` (of `performance.now()`) until the first save that was acknowledged after it. */
  firstAcknowledgedAfter(since: number): number | undefined;
  /** Saves that were acknowledged so far. */
  acknowledgedCount(): number;
  /** Stops sending and waits for the last answers. Gives what was answered that must not be, a line for each. */
  stop(): Promise<string[]>;
  /** Carts that hold less than what was acknowledged, a line for each. Reads through every API. */
  findLost(): Promise<string[]>;
}

/**
 * Starts the shoppers. Half of them say which version they replace (`If-Match`) and read the cart anew when that is refused.
 * A machine that is down answers nothing, which is no wrong answer.
 */
export function startLoad(apis: readonly string[], shoppers = 24): Load {
  const all = Array.from({ length: shoppers }, (_, n): Shopper => {
    return { id: `cluster-${n}`, sent: 0, acknowledged: 0, etag: undefined };
  });
  const acknowledgements: Acknowledgement[] = [];
  const wrong = new Map<string, number>();
  let isOver = false;

  const save = async (shopper: Shopper, api: string, isCareful: boolean) => {
    shopper.sent += 1;
    const headers = isCareful && shopper.etag ? { 'If-Match': shopper.etag } : undefined;
    const body = { guestId: shopper.id, items: [line({ qty: shopper.sent })] };
    const response = await fetch(`${api}/cart-items`, post(body, headers));
    const text = await response.text();
    if (response.status === 200) {
      shopper.acknowledged = shopper.sent;
      shopper.etag = response.headers.get('ETag') ?? undefined;
      acknowledgements.push({ at: performance.now(), api });
    } else {
      const isKnown =
        (response.status === 412 && headers !== undefined) ||
        (response.status === 503 && response.headers.has('Retry-After'));
      if (!isKnown) {
        const kind = `${response.status} ${text.slice(0, 200)}`;
        wrong.set(kind, (wrong.get(kind) ?? 0) + 1);
      }
      shopper.etag = isCareful ? await readEtag(shopper.id, apis) : undefined;
      await wait(200);
    }
  };

  const shop = async (shopper: Shopper, index: number) => {
    const isCareful = index % 2 === 0;
    for (let turn = index; !isOver; turn += 1) {
      const api = apis[turn % apis.length] ?? '';
      // A machine that has no power gives no answer; the next one is asked.
      await save(shopper, api, isCareful).catch(() => wait(100));
      await wait(20);
    }
  };
  const shopping = Promise.all(all.map(shop));

  return {
    firstAcknowledgedAfter(since) {
      const first = acknowledgements.find(({ at }) => at > since);
      return first && first.at - since;
    },
    acknowledgedCount: () => acknowledgements.length,
    async stop() {
      isOver = true;
      await shopping;
      return [...wrong].map(([kind, count]) => `${count} × ${kind}`);
    },
    async findLost() {
      const lost: string[] = [];
      for (const api of apis) {
        for (const { id, acknowledged } of all) {
          const stored = await storedAmount(api, id);
          if (stored < acknowledged) lost.push(`${api}, ${id}: acknowledged ${acknowledged}, stored ${stored}`);
        }
      }
      return lost;
    },
  };
}

async function storedAmount(api: string, id: string): Promise<number> {
  const response = await fetch(`${api}/cart-items/${id}`);
  if (!response.ok) throw new Error(`${api} cannot read ${id}: ${response.status}`);
  const [first] = (await response.json()) as { qty: number }[];
  return first?.qty ?? 0;
}

/** The version of a cart, from the first API that answers. */
async function readEtag(id: string, apis: readonly string[]): Promise<string | undefined> {
  for (const api of apis) {
    const response = await fetch(`${api}/cart-items/${id}`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return response.headers.get('ETag') ?? undefined;
  }
  return undefined;
}
