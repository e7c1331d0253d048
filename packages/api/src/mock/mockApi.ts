import { AsyncLocalStorage } from 'node:async_hooks';
import { type CatalogLookup, type CatalogProduct, createCatalogLookup, HttpError } from '@marketrow/contract';
import { choiceName } from '@marketrow/fixtures/choice-name';
import {
  changedFlag,
  changedFlagCookie,
  changesProducts,
  type HandlerOptions,
  sessionCookie,
  type StoredRecord,
} from '@marketrow/fixtures/handlers';
import type { Order } from '@marketrow/contract/schemas';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { getResponse, type RequestHandler } from 'msw';
import type { SessionReader } from '../accounts/routes.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Orm } from '../database/database.ts';
import type { ClientInfoReader } from '../http/clientInfo.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { isStorable } from '../http/json.ts';
import { isRead } from '../http/methods.ts';
import { readJson } from '../http/readBody.ts';
import { describeError, type Logger } from '../logger.ts';
import { type OrderCaller, orderCallerOf } from '../orders/caller.ts';
import type { ChangedProducts } from '../orders/prices.ts';
import { listOrders, replaceOrder } from '../orders/store.ts';
import { createAnswerCache } from './answerCache.ts';
import { createDemoStore, customerPrefix } from './demoStore.ts';
import { errorOf, sendStored } from './answers.ts';
import { cacheKeyOf } from './cacheKey.ts';

/**
 * Makes the handlers of the mock API over a store and a session; `createHandlers` of the fixtures is one. A GET must answer
 * the same to the same user with the same changes, or say by `Cache-Control` how its answer may be kept. Where changes of
 * `products/…` are stored, carts ask `/api/products?changed=1&slug=…` for them.
 */
export type MockHandlers = (
  options: Required<Pick<HandlerOptions, 'baseUrl' | 'store' | 'session' | 'currentUser' | 'placedOrders' | 'onError'>>,
) => RequestHandler[];

/** What the mock API is made of. */
export interface MockApiParts {
  orm: Orm;
  mockHandlers: MockHandlers;
  /** Who is signed in: their changes are their own on every device, and orders, addresses and tickets are theirs. */
  sessionOf: SessionReader;
  clientInfoOf: ClientInfoReader;
  logger: Logger;
}

/** What is known of a call beside its request. */
interface MockCall {
  requestId: string;
  session: Session | undefined;
  /** Whose placed orders the call may see. */
  orderCaller: OrderCaller;
  /** What the caller has placed, once it was asked for: an answer and the key that it is kept under come from one read. */
  placed: Promise<readonly Order[]> | undefined;
  /** What the caller's demo session has changed, where it was read before the handlers run; they read it no second time. */
  changes?: readonly StoredRecord[];
  /** What the database threw, when it failed: the handler only knows that something went wrong. */
  databaseError: Error | undefined;
}

/** Bytes of answers that are kept ready: the catalogue in two languages is 1.7 MB with its compressed form. */
const cacheBytes = 67_108_864;

/** The mock API over a database. */
export interface MockApi {
  /** Answers a call. */
  answer: (c: Context<AppEnvironment>) => Promise<Response>;
  /** Reads a call for the caller of a request, such as to find out whose a record is. */
  read: (c: Context<AppEnvironment>, path: string) => Promise<unknown>;
  /** The products that the session of a request has changed. */
  changedProducts: ChangedProducts;
  /** The same as a list, removed ones as not published. Undefined: the browser's cookie says that there are none. */
  changedList: (c: Context<AppEnvironment>) => Promise<readonly CatalogProduct[] | undefined>;
  /** Has the browser of a request know whether the products are changed for who is signed in from now on, if anybody. */
  flagChanges: (c: Context, account: Pick<Session, 'customerId'> | undefined) => Promise<void>;
}

/** Calls whose answers hold orders, placed ones among them, or what is earned by them. */
const withOrders = /^\/api\/(?:users\/order|admin\/(?:orders|dashboard-cards|recent-purchase|sellers|earning-history))/;

/** Makes the mock API out of fixtures' handlers. */
export function createMockApi({ orm, mockHandlers, sessionOf, clientInfoOf, logger }: MockApiParts): MockApi {
  // MSW hands its handlers a copy of the request, so what belongs to it travels beside it.
  const calls = new AsyncLocalStorage<MockCall>();
  const cache = createAnswerCache(cacheBytes);
  const store = createDemoStore(orm, (error) => {
    const call = calls.getStore();
    if (call) call.databaseError = error;
  });
  const handlers = mockHandlers({
    baseUrl: '*',
    store: { ...store, read: async (name) => calls.getStore()?.changes ?? store.read(name) },
    session: () => {
      const session = calls.getStore()?.session;
      return session && customerPrefix + session.customerId;
    },
    currentUser: () => calls.getStore()?.session?.userId,
    placedOrders: {
      list: () => inOrders([], placedIn),
      replace: (_, order) =>
        inOrders(undefined, async (call) => {
          await replaceOrder(orm, call.orderCaller, order);
          call.placed = undefined;
        }),
    },
    onError: (error, name) => {
      const call = calls.getStore();
      if (call?.databaseError) return;
      logger.error('a mock handler failed', { requestId: call?.requestId, call: name, ...describeError(error) });
    },
  });

  function placedIn(call: MockCall): Promise<readonly Order[]> {
    return (call.placed ??= listOrders(orm, call.orderCaller));
  }

  /** Runs a query over orders for the present call; what the database throws is kept for the answer. */
  async function inOrders<Result>(none: Result, query: (call: MockCall) => Promise<Result>): Promise<Result> {
    const call = calls.getStore();
    if (!call) return none;
    try {
      return await query(call);
    } catch (error) {
      call.databaseError = error instanceof Error ? error : new Error('the database failed', { cause: error });
      throw new Error('the placed orders could not be reached', { cause: error });
    }
  }

  /** The answer of the handlers. Throws for calls that there are not. */
  const ask = async (c: Context<AppEnvironment>, call: MockCall): Promise<Response> => {
    const request = await toRequest(c);
    const response = await answer(handlers, request);
    if (call.databaseError !== undefined) throw call.databaseError;
    if (!response) throw await unknownCall(handlers, request);
    return (await errorOf(response, request, call.requestId)) ?? response;
  };

  const respond = async (c: Context<AppEnvironment>, call: MockCall): Promise<Response> => {
    const placed = await placedFor(c, call);
    const changes = await changesFor(c, call);
    const key = cacheKeyOf(
      { method: c.req.method, headers: c.req.raw.headers, url: c.get('callUrl') ?? c.req.url },
      { userId: call.session?.userId, changes, placed },
    );
    if (key === undefined) {
      const response = await ask(c, call);
      return finish(clientInfoOf(c).scheme === 'https' ? withSecureCookies(response) : response);
    }
    const found = await cache.get(key, () => ask(c, call));
    return 'stored' in found ? sendStored(c, found.stored) : finish(found.response);
  };

  const placedFor = (c: Context<AppEnvironment>, call: MockCall): Promise<readonly Order[]> => {
    const isAsked = isRead(c.req.method) && withOrders.test(c.req.path);
    return isAsked ? placedIn(call) : Promise.resolve([]);
  };

  /** What the session of a read has changed, read once: an answer with a later change must not be kept under the earlier key. */
  const changesFor = async (c: Context<AppEnvironment>, call: MockCall): Promise<readonly StoredRecord[]> => {
    if (!isRead(c.req.method)) return [];
    const name = demoSessionOf(c, call.session);
    return (call.changes = name !== undefined && sessionName.test(name) ? await store.read(name) : []);
  };

  /** Runs work as a call of the request's caller. */
  const inCall = async <Result>(
    c: Context<AppEnvironment>,
    work: (call: MockCall) => Promise<Result>,
  ): Promise<Result> => {
    const session = await sessionOf(c);
    const call: MockCall = {
      requestId: c.get('requestId'),
      session,
      orderCaller: orderCallerOf(c, session),
      placed: undefined,
      databaseError: undefined,
    };
    try {
      return await calls.run(call, () => work(call));
    } catch (error) {
      // The handlers' store throws an error without content; this one says what the database said.
      throw call.databaseError ?? error;
    }
  };

  /** Changed products as the session has them; a slug that it has removed finds nothing. One call for all of them. */
  const askProducts = async (
    c: Context<AppEnvironment>,
    slugs: readonly string[],
  ): Promise<Map<string, CatalogLookup>> => {
    const query = new URLSearchParams({ changed: '1' });
    for (const slug of slugs) query.append('slug', slug);
    const url = new URL(`/api/products?${String(query)}`, c.req.url);
    const response = await answer(handlers, new Request(url, { headers: { Cookie: c.req.header('Cookie') ?? '' } }));
    if (!response?.ok) throw new Error('the changed products could not be read');
    const products = (await response.json()) as CatalogProduct[];
    const bySlug = new Map(products.map((product) => [product.slug, createCatalogLookup([product], choiceName)]));
    return new Map(slugs.map((slug) => [slug, bySlug.get(slug) ?? (() => undefined)]));
  };

  const read: MockApi['read'] = (c, path) =>
    inCall(c, async () => {
      const headers = { Cookie: c.req.header('Cookie') ?? '' };
      const response = await answer(handlers, new Request(new URL(path, c.req.url), { headers }));
      return response?.ok ? (response.json() as Promise<unknown>) : undefined;
    });

  return {
    answer: (c) => inCall(c, (call) => respond(c, call)),
    read,
    changedList: async (c) =>
      getCookie(c, changedFlag) === '1'
        ? ((await read(c, '/api/products?changed=1')) as CatalogProduct[] | undefined)
        : undefined,
    async changedProducts(c) {
      const name = demoSessionOf(c, await sessionOf(c));
      if (name === undefined) return undefined;
      return inCall(c, async (call) => {
        const changes = await store.read(name);
        const changed = new Set(changes.map(({ path }) => path).filter((path) => path.startsWith(productPath)));
        return (slugs) => {
          const own = slugs.filter((slug) => changed.has(productPath + slug));
          if (own.length === 0) return Promise.resolve(new Map());
          return calls.run({ ...call, changes }, () => askProducts(c, own));
        };
      });
    },
    async flagChanges(c, account) {
      const name = demoSessionOf(c, account);
      // A login does not fail for it: the next read of the session tells it.
      const changes = name === undefined ? [] : await store.read(name).catch(() => undefined);
      if (!changes) return;
      const isChanged = changesProducts(changes);
      if (isChanged === (getCookie(c, changedFlag) === '1')) return;
      const secure = clientInfoOf(c).scheme === 'https' ? '; Secure' : '';
      c.header('Set-Cookie', changedFlagCookie(isChanged) + secure, { append: true });
    },
  };
}

/** Names of sessions that the handlers know: a customer's, or one that they have made themselves. */
const sessionName = /^(customer:|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$)/;

/** Where a demo session keeps what it has changed of a product: this and the slug. */
const productPath = 'products/';

/** Whose changes to the sample data a request sees. */
function demoSessionOf(c: Context, session: Pick<Session, 'customerId'> | undefined): string | undefined {
  if (session) return customerPrefix + session.customerId;
  const name = getCookie(c, sessionCookie);
  // No cookie can name a customer's changes.
  return name?.startsWith(customerPrefix) ? undefined : name;
}

/** What a call answers depends on who asks. */
function finish(response: Response): Response {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** MSW marks "let it through to the network" by a redirect with its own header; behind the API there is no network. */
async function answer(handlers: RequestHandler[], request: Request): Promise<Response | undefined> {
  const response = await getResponse(handlers, request);
  if (!response || response.headers.has('x-msw-intention')) return undefined;
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('x-msw-')) headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** 405 for a call that has other methods, 404 for one that there is not. */
async function unknownCall(handlers: RequestHandler[], { method, url }: Request): Promise<HttpError> {
  const options = method === 'OPTIONS' ? undefined : await answer(handlers, new Request(url, { method: 'OPTIONS' }));
  const allowed = options?.headers.get('Allow');
  if (!allowed) return new HttpError(404, 'There is no such call');
  return new HttpError(405, `The call has no ${method}`, { headers: { Allow: allowed } });
}

/** The handlers do not know that the browser speaks HTTPS. */
function withSecureCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  if (cookies.length === 0) return response;
  response.headers.delete('Set-Cookie');
  for (const cookie of cookies) response.headers.append('Set-Cookie', `${cookie}; Secure`);
  return response;
}

/** A plain request of its own: handlers never see a body that is not JSON. */
async function toRequest(c: Context<AppEnvironment>): Promise<Request> {
  const { method, headers } = c.req.raw;
  const url = c.get('callUrl') ?? c.req.raw.url;
  // Hono answers HEAD with the headers of GET.
  if (isRead(method)) return new Request(url, { headers });
  if (method === 'DELETE' || method === 'OPTIONS') return new Request(url, { method, headers });
  const body = await readJson(c);
  if (!isStorable(body)) throw new HttpError(400, 'The body holds characters that cannot be stored');
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
