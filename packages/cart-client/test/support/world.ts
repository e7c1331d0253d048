import { vi } from 'vitest';
import { createCart } from '../../src/createCart.ts';
import type { Cart, CartItem, CartOptions, CookieJar, KeyValueStorage } from '../../src/types.ts';
import { Browser, type Page } from './tabs.ts';

// Vitest's clock does not move the browser's own time-outs.
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds).unref();
  return controller.signal;
};

/** What befalls one call: answered well, or one of the ways in which networks and servers fail. */
export type Fault = 'ok' | 'network' | 'lost' | 'hang' | 'html' | 'shape' | number;

/** One call as the server saw it. */
export interface Call {
  method: 'GET' | 'POST';
  id: string;
  /** Which cart (page) sent it. */
  page: number;
  body: string;
  ifMatch: string | undefined;
  /** Filled in when the page has its answer: the status, 0 for none. */
  status?: number;
}

interface Stored {
  items: CartItem[];
  revision: number;
}

/** A cart line with unimportant fields filled in. */
export function line(id: string | number, qty: number, price = 57.65): CartItem {
  return { id, slug: `slug-${id}`, name: `Name ${id}`, price, qty, imgUrl: `/images/${id}.webp` };
}

/** Cookies in memory, with the one rule that matters here: `max-age=0` deletes. */
export function memoryJar(): CookieJar & { written: string[] } {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    set(cookie) {
      written.push(cookie);
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (cookie.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

/** Storage in memory. */
export function memoryStorage(): KeyValueStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A browser and a server without a network between them: faults and delays are given, time is Vitest's. */
export class World {
  readonly jar = memoryJar();
  readonly storage = memoryStorage();
  readonly carts = new Map<string, Stored>();
  readonly calls: Call[] = [];
  readonly log: string[] = [];
  /** Used up one a call; then every call is well. */
  faults: Fault[] = [];
  /** Ids of lines for which a save is refused with 400. */
  refusedIds: string[] = [];
  /** Milliseconds to the server and back, used up in turn. */
  delays: number[] = [];
  /** Whether the server knows revisions. */
  etags = false;
  retryAfter: string | undefined;
  /** Name of the customer's cart while one is logged in. */
  session: string | null = null;
  /** New guest ids that mean a customer's cart. */
  readonly aliases = new Map<string, string>();
  /** The most saves that one page had in flight at once. */
  peak = 0;
  /** Channels and locks of the pages. */
  readonly browser = new Browser();
  /** Saves under way of all pages together, and the most there ever were for one guest. */
  readonly flying = new Map<string, number>();
  together = 0;
  private pages = 0;
  private readonly living = new Map<Cart, Page>();

  /** Gives the browser a guest whose cart is stored. */
  seed(id: string, items: CartItem[]): void {
    this.jar.set(`guestId=${id}`);
    this.carts.set(id, { items, revision: 1 });
  }

  /** A new page with a cart at rest. */
  open(options: CartOptions = {}): Cart {
    const number = (this.pages += 1);
    const page: Page = { dead: false, ends: new Set(), due: 0 };
    const isDead = (): boolean => page.dead;
    let flying = 0;
    const cart = createCart({
      cookies: {
        get: this.jar.get,
        set: (cookie) => {
          if (!page.dead) this.jar.set(cookie);
        },
      },
      storage: {
        getItem: (key) => this.storage.getItem(key),
        setItem: (key, value) => {
          if (!page.dead) this.storage.setItem(key, value);
        },
        removeItem: (key) => {
          if (!page.dead) this.storage.removeItem(key);
        },
      },
      channel: this.browser.channelOf(page),
      locks: this.browser.locksOf(page),
      logger: { error: (message) => void this.log.push(message) },
      random: () => 0.5 + (number % 64) / 1_000,
      fetch: async (input, init) => {
        if (page.dead) return new Promise(() => undefined);
        const saves = init?.method === 'POST' ? 1 : 0;
        flying += saves;
        this.peak = Math.max(this.peak, flying);
        try {
          // A URL or a Request never comes: the cart builds strings.
          const answer = await this.answer(number, input as string, init ?? {});
          return isDead() ? await new Promise<never>(() => undefined) : answer;
        } finally {
          flying -= saves;
        }
      },
      ...options,
    });
    this.living.set(cart, page);
    return cart;
  }

  /** The page of a cart ends without a word, as when the process is killed. What it has sent stays sent. */
  kill(cart: Cart): void {
    const page = this.living.get(cart);
    if (!page) return;
    page.dead = true;
    for (const end of [...page.ends]) end();
    cart.stop();
  }

  /** The stored lines of the browser's guest. */
  stored(): CartItem[] {
    return this.carts.get(this.guest())?.items ?? [];
  }

  /** The id in the cookie. */
  guest(): string {
    return /guestId=([^;]*)/.exec(this.jar.get())?.[1] ?? '';
  }

  /** The calls of one kind. */
  of(method: Call['method']): Call[] {
    return this.calls.filter((call) => call.method === method);
  }

  /** Which cart an id means: after a login a new one means the customer's, once it was read. */
  private keyOf(id: string, method: Call['method']): string {
    const owner = this.aliases.get(id);
    if (owner !== undefined) return owner === this.session ? owner : id;
    if (this.carts.has(id) || this.session === null || method === 'POST') return id;
    this.aliases.set(id, this.session);
    return this.session;
  }

  private async answer(page: number, url: string, init: RequestInit): Promise<Response> {
    const fault = this.faults.shift() ?? 'ok';
    const body = typeof init.body === 'string' ? init.body : '';
    const method = body ? 'POST' : 'GET';
    const id = body
      ? (JSON.parse(body) as { guestId: string }).guestId
      : decodeURIComponent(url.split('/').at(-1) ?? '');
    const ifMatch = (init.headers as Record<string, string> | undefined)?.['if-match'];
    const call: Call = { method, id, page, body, ifMatch };
    this.calls.push(call);
    const flying = (this.flying.get(id) ?? 0) + (body ? 1 : 0);
    this.flying.set(id, flying);
    this.together = Math.max(this.together, flying);
    try {
      return await this.reply(call, fault, init);
    } finally {
      this.flying.set(id, (this.flying.get(id) ?? 0) - (body ? 1 : 0));
    }
  }

  private async reply(call: Call, fault: Fault, init: RequestInit): Promise<Response> {
    // Only a conditional call may dawdle on its way: an unconditional one that overtakes is lost on every server.
    if (call.ifMatch) await this.pause();
    const response = this.serve(call, fault);
    await this.pause();
    if (fault === 'hang')
      await new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    call.status = fault === 'network' || fault === 'lost' ? 0 : response.status;
    if (call.status === 0) throw new TypeError('Failed to fetch');
    return response;
  }

  private serve({ method, id, body, ifMatch }: Call, fault: Fault): Response {
    if (fault === 'network') return Response.error();
    if (this.refusedIds.some((bad) => body.includes(`"id":"${bad}"`)))
      return new Response('{"message":"no"}', { status: 400 });
    if (typeof fault === 'number') {
      return new Response('{"message":"no"}', {
        status: fault,
        headers: this.retryAfter ? { 'retry-after': this.retryAfter } : {},
      });
    }
    if (fault === 'html') return new Response('<!doctype html>', { status: method === 'GET' ? 200 : 502 });
    if (fault === 'shape') return new Response('{"items":[]}', { status: method === 'GET' ? 200 : 500 });
    const key = this.keyOf(id, method);
    const stored = this.carts.get(key) ?? { items: [], revision: 0 };
    if (ifMatch && ifMatch !== `"${stored.revision}"`) return new Response(null, { status: 412 });
    const now =
      method === 'GET'
        ? stored
        : { items: (JSON.parse(body) as { items: CartItem[] }).items, revision: stored.revision + 1 };
    if (method === 'POST') this.carts.set(key, now);
    const headers: Record<string, string> = this.etags ? { etag: `"${now.revision}"` } : {};
    return Response.json(method === 'GET' ? now.items : { items: now.items, rev: now.revision }, { headers });
  }

  private async pause(): Promise<void> {
    const delay = this.delays.shift() ?? 0;
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/** Lets everything that is due within the time happen. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Starts a cart and lets the time go by in which other tabs would have introduced themselves. */
export async function begin(cart: Cart): Promise<void> {
  await cart.start();
  await pass(1_000);
}
