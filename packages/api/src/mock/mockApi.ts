import { getResponse, type RequestHandler } from 'msw';
import type { Context } from 'hono';
import type { AppEnvironment } from '../http/environment.ts';
import { HttpProblem } from '../http/problem.ts';
import { readJson } from '../http/readBody.ts';
import type { Logger } from '../logger.ts';
import { describeError } from '../logger.ts';

/** Answers calls of the mock API out of fixtures' handlers. */
export function mockApi(handlers: RequestHandler[], logger: Logger) {
  return async (c: Context<AppEnvironment>): Promise<Response> => {
    const response = await answer(handlers, await toRequest(c)).catch((error: unknown) => {
      logger.error('a mock handler failed', { requestId: c.get('requestId'), ...describeError(error) });
      throw new HttpProblem(500, 'Internal server error');
    });
    if (!response) throw new HttpProblem(404, 'There is no such call');
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

/** A plain request of its own: handlers know no HEAD, and never see a body that is not JSON. */
async function toRequest(c: Context<AppEnvironment>): Promise<Request> {
  const { method, headers, url } = c.req.raw;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers });
  if (method === 'DELETE' || method === 'OPTIONS') return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: JSON.stringify(await readJson(c)) });
}
