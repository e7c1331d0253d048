import type { CartItem } from '../../src/types.ts';
import { line, type Fault, type World } from './world.ts';

/** The three steps of a login and the logout, as the reference API has them: a merge sums, and happens once for a guest id. */
export class Account {
  /** What befalls the calls, by path; then each is well. */
  readonly faults: Record<string, Fault[]> = {};
  /** Paths called, in order, the cart's saves among them. */
  readonly calls: string[] = [];
  /** Answer of `GET /session` while logged in. */
  session: unknown = { authenticated: true, user_id: 4, customer_id: 'c1' };
  /** What the login flow logged. */
  readonly log: unknown[][] = [];
  private readonly merged = new Set<string>();
  private readonly world: World;

  constructor(world: World, items: CartItem[] = []) {
    this.world = world;
    world.carts.set('customer-1', { items, revision: 1 });
  }

  /** Options of `loginCustomer`. */
  get options() {
    return {
      username: 'ada@example.com',
      password: 'secret',
      origin: 'https://shop.example',
      fetch: this.fetch,
      logger: { error: (...given: unknown[]) => void this.log.push(given) },
    };
  }

  /** Quantities in the customer's cart. */
  get lines(): Record<string, number> {
    return Object.fromEntries(
      (this.world.carts.get('customer-1')?.items ?? []).map(({ id, qty }) => [String(id), qty]),
    );
  }

  private readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = input as string;
    this.calls.push(path);
    const fault = this.faults[path]?.shift() ?? 'ok';
    await Promise.resolve();
    if (fault === 'network') throw new TypeError('Failed to fetch');
    if (fault === 'hang')
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    if (typeof fault === 'number') return new Response('{"message":"no"}', { status: fault });
    if (fault === 'html') return new Response('<!doctype html><title>Sign in</title>');
    if (fault === 'shape') return new Response('{');
    const answer = this.serve(path, init);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };

  private serve(path: string, init?: RequestInit): Response {
    if (path === '/login/customer') this.world.session = 'customer-1';
    if (path === '/logout') this.world.session = null;
    if (path === '/session') return Response.json(this.session);
    if (path === '/customer-cart-items/merge') {
      const { guestId } = JSON.parse(init?.body as string) as { guestId: string };
      if (!this.merged.has(guestId)) this.merge(guestId);
      this.merged.add(guestId);
    }
    return new Response(null, { status: 204 });
  }

  private merge(guestId: string): void {
    const sums = new Map(Object.entries(this.lines));
    for (const { id, qty } of this.world.carts.get(guestId)?.items ?? [])
      sums.set(String(id), (sums.get(String(id)) ?? 0) + qty);
    this.world.carts.set('customer-1', { items: [...sums].map(([id, qty]) => line(id, qty)), revision: 9 });
    this.world.carts.delete(guestId);
  }
}
