import { AsyncLocalStorage } from 'node:async_hooks';
import type { HandlerOptions } from '@marketrow/fixtures/handlers';
import type { Context } from 'hono';
import { getResponse, type RequestHandler } from 'msw';
import type { SessionReader } from '../accounts/routes.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Orm } from '../database/database.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { isStorable } from '../http/json.ts';
import { HttpError } from '@marketrow/fixtures/contract';
import { readJson } from '../http/readBody.ts';
import { describeError, type Logger } from '../logger.ts';
import { createDemoStore, customerPrefix } from './demoStore.ts';

/** Makes the handlers of the mock API over a store and a session; `createHandlers` of the fixtures is one. */
export type MockHandlers = (
  options: Required<Pick<HandlerOptions, 'baseUrl' | 'store' | 'session' | 'currentUser'>>,
) => RequestHandler[];

/** What the mock API is made of. */
export interface MockApiParts {
  orm: Orm;
  mockHandlers: MockHandlers;
  /** Who is signed in: their changes are their own on every device, and orders, addresses and tickets are theirs. */
  sessionOf: SessionReader;
  logger: Logger;
}

/** What is known of a call beside its request. */
interface MockCall {
  session: Session | undefined;
  /** What the database said, when it failed: the handler only knows that something went wrong. */
  trouble: Error | undefined;
}

/** Answers calls of the mock API out of fixtures' handlers. */
export function mockApi({ orm, mockHandlers, sessionOf, logger }: MockApiParts) {
  // MSW hands its handlers a copy of the request, so what belongs to it travels beside it.
  const calls = new AsyncLocalStorage<MockCall>();
  const handlers = mockHandlers({
    // Whatever name this server is reached by.
    baseUrl: '*',
    store: createDemoStore(orm, (error) => {
      const call = calls.getStore();
      if (call) call.trouble = error;
    }),
    session: () => {
      const session = calls.getStore()?.session;
      return session && customerPrefix + session.customerId;
    },
    currentUser: () => calls.getStore()?.session?.userId,
  });

  return async (c: Context<AppEnvironment>): Promise<Response> => {
    const request = await toRequest(c);
    const call: MockCall = { session: await sessionOf(c), trouble: undefined };
    const response = await calls
      .run(call, () => answer(handlers, request))
      .catch((error: unknown) => {
        logger.error('a mock handler failed', { requestId: c.get('requestId'), ...describeError(error) });
        throw new HttpError(500, 'Internal server error');
      });
    if (call.trouble !== undefined) throw call.trouble;
    if (!response) throw new HttpError(404, 'There is no such call');
    // What a call answers depends on who asks.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}

/** MSW marks "let it through to the network" by a redirect with its own header; behind us there is no network. */
async function answer(handlers: RequestHandler[], request: Request): Promise<Response | undefined> {
  const response = await getResponse(handlers, request);
  if (!response || response.headers.has('x-msw-intention')) return undefined;
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('x-msw-')) headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** A plain request of its own: handlers never see a body that is not JSON. */
async function toRequest(c: Context<AppEnvironment>): Promise<Request> {
  const { method, headers, url } = c.req.raw;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers });
  if (method === 'DELETE' || method === 'OPTIONS') return new Request(url, { method, headers });
  const body = await readJson(c);
  if (!isStorable(body)) throw new HttpError(400, 'The body holds characters that cannot be stored');
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
