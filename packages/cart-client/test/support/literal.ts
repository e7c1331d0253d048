import type { CartItem } from '../../src/types.ts';

/** A server of the two cart calls that does with lines what it likes, for one cart. */
export class LiteralServer {
  items: CartItem[] = [];
  /** Methods of the calls, in order. */
  readonly calls: string[] = [];
  /** Bodies of the saves. */
  readonly bodies: CartItem[][] = [];
  /** What is stored of the lines that were sent. */
  store: (items: CartItem[]) => CartItem[] = (items) => items;
  /** Answers in the place of storing, if it gives one. */
  intercept: (items: CartItem[], init: RequestInit) => Response | undefined = () => undefined;
  /** What a save answers. */
  answer: () => unknown = () => ({});

  /** How many calls of a method there were. */
  count(method: string): number {
    return this.calls.filter((call) => call === method).length;
  }

  /** Quantities that are stored. */
  get quantities(): Record<string, number> {
    return Object.fromEntries(this.items.map(({ id, qty }) => [String(id), qty]));
  }

  readonly fetch: typeof fetch = (_, init) => {
    const { method = 'GET', body } = init ?? {};
    this.calls.push(method);
    if (typeof body !== 'string') return Promise.resolve(Response.json(this.items));
    const { items } = JSON.parse(body) as { items: CartItem[] };
    this.bodies.push(items);
    const intercepted = this.intercept(items, init ?? {});
    if (intercepted) return Promise.resolve(intercepted);
    this.items = this.store(items);
    return Promise.resolve(Response.json(this.answer()));
  };
}
