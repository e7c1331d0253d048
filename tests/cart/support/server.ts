import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A line as the wire has it; other fields are not looked at. */
export interface Line {
  id: string;
  qty: number;
}

/** What befalls one call, beside being served. */
export interface ServerFault {
  /** Answers with this status instead of serving the call. */
  status?: number;
  /** Answers 200 with a web page instead of serving the call. */
  html?: boolean;
  /** Serves the call, then cuts the connection without an answer. */
  lost?: boolean;
  /** Milliseconds between arrival and serving. */
  before?: number;
  /** Milliseconds between serving and the answer. */
  after?: number;
}

/** One call of the contract as it arrived. */
export interface Call {
  method: string;
  path: string;
  /** Guest id of a cart call. */
  id: string;
  items: Line[];
  /** Answered or cut. */
  done: boolean;
}

const dist = join(import.meta.dirname, '..', '..', '..', 'packages', 'cart-client', 'dist');
const page = `<!doctype html><title>Shop</title><script type="module">
  import { createCart } from '/pkg/index.js';
  import * as login from '/pkg/login.js';
  const line = (id, qty) => ({ id, slug: 's-' + id, name: 'N ' + id, price: 1.5, qty, imgUrl: '/i.webp' });
  Object.assign(window, { createCart, login, line, cart: createCart({ url: '' }) });
  if (!location.search.includes('rest')) cart.start();
  window.ready = true;
</script>`;

/** A server of the contract that does what a nasty one would. */
export class HostileServer {
  readonly calls: Call[] = [];
  readonly carts = new Map<string, { items: Line[]; revision: number }>();
  /** Used up one a call; the key is the method, or the path of a login call. */
  readonly faults: Record<string, ServerFault[]> = {};
  /** Answers every cart call of that method, or every login call of that path, so, until it is taken away. */
  readonly always: Record<string, ServerFault | undefined> = {};
  /** Whether the server knows revisions. */
  etags = false;
  /** What `GET /session` answers. */
  session: unknown = { authenticated: true, user_id: 1, customer_id: 'c1' };
  /** Merged guest ids, each once a call. */
  readonly merges: string[] = [];
  url = '';
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  /** Listens on a free port of this machine. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Forgets carts, calls and faults. */
  reset(): void {
    this.calls.length = this.merges.length = 0;
    this.carts.clear();
    for (const name of Object.keys(this.faults)) Reflect.deleteProperty(this.faults, name);
    for (const name of Object.keys(this.always)) Reflect.deleteProperty(this.always, name);
    this.etags = false;
    this.session = { authenticated: true, user_id: 1, customer_id: 'c1' };
  }

  /** Quantities under a guest id. */
  lines(id: string): Record<string, number> {
    return Object.fromEntries((this.carts.get(id)?.items ?? []).map((line) => [line.id, line.qty] as const).sort());
  }

  /** The cart calls of one method. */
  of(method: string): Call[] {
    return this.calls.filter((call) => call.method === method && call.path.startsWith('/cart-items'));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    if (url.startsWith('/pkg/')) {
      const file = join(dist, url.slice(5));
      response.writeHead(existsSync(file) ? 200 : 404, { 'content-type': 'text/javascript' });
      if (existsSync(file)) createReadStream(file).pipe(response);
      else response.end();
      return;
    }
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (!/^\/(cart-items|login|session|customer-cart|logout)/.test(url)) {
      response.writeHead(url === '/favicon.ico' ? 404 : 200, { 'content-type': 'text/html' });
      response.end(page);
      return;
    }
    const body = parse(text);
    const id = body.guestId ?? decodeURIComponent(url.split('/')[2] ?? '');
    const call: Call = { method, path: url, id, items: body.items ?? [], done: false };
    this.calls.push(call);
    const fault =
      this.faults[url]?.shift() ??
      (url.startsWith('/cart-items') ? (this.faults[method]?.shift() ?? this.always[method]) : this.always[url]) ??
      {};
    if (fault.before) await sleep(fault.before);
    if (fault.status) {
      response.writeHead(fault.status, { 'content-type': 'application/json' });
      response.end('{"message":"no"}');
    } else if (fault.html) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Welcome to the hotel</title>');
    } else {
      const [status, answer, etag] = this.serve(method, url, id, body, request.headers['if-match']);
      if (fault.after) await sleep(fault.after);
      if (fault.lost) request.socket.destroy();
      else {
        response.writeHead(status, { 'content-type': 'application/json', ...(this.etags ? { etag } : {}) });
        response.end(JSON.stringify(answer));
      }
    }
    call.done = true;
  }

  private serve(
    method: string,
    url: string,
    id: string,
    { items = [] }: { items?: Line[] },
    ifMatch: string | undefined,
  ): [status: number, answer: unknown, etag: string] {
    if (url === '/session') return [200, this.session, '"s"'];
    if (url === '/customer-cart-items/merge') this.merges.push(id);
    if (!url.startsWith('/cart-items')) return [200, {}, '"x"'];
    const stored = this.carts.get(id) ?? { items: [], revision: 0 };
    if (method === 'GET') return [200, stored.items, `"${stored.revision}"`];
    if (this.etags && ifMatch !== undefined && ifMatch !== `"${stored.revision}"`)
      return [412, {}, `"${stored.revision}"`];
    const next = { items, revision: stored.revision + 1 };
    this.carts.set(id, next);
    return [200, { ok: true }, `"${next.revision}"`];
  }
}

/** Takes anything for a body, as careless servers do. */
function parse(text: string): { guestId?: string; items?: Line[] } {
  try {
    return Object(JSON.parse(text)) as { guestId?: string; items?: Line[] };
  } catch {
    return {};
  }
}
