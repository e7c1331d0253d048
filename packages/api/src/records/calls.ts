import { HttpError } from '@marketrow/contract';
import { answers, type Call, Reply, type Resolver } from '@marketrow/contract/answers';
import type { Context } from 'hono';
import type { SessionCookies } from '../accounts/cookies.ts';
import type { SessionReader } from '../accounts/routes.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Orm } from '../database/database.ts';
import { decoded } from '../http/decoded.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { isStorable } from '../http/json.ts';
import { languageOf } from '../http/language.ts';
import { isRead } from '../http/methods.ts';
import { readJson } from '../http/readBody.ts';
import { orderCallerOf } from '../orders/caller.ts';
import { firstSampleUser } from './people.ts';
import type { RecordsFor } from './records.ts';
import { answerOnce } from './answerOnce.ts';
import { sendJson } from './sendJson.ts';

/** Parts of the calls of `/api`. */
export interface RecordCallParts {
  orm: Orm;
  cookies: SessionCookies;
  recordsFor: RecordsFor;
  sessionOf: SessionReader;
  /** Shows the sample customer to who is not signed in. */
  withSample: boolean;
}

interface Route {
  method: string;
  pattern: RegExp;
  resolve: Resolver;
}

/** The one answer that the specification wants without a body. */
const bareCall = '/api/gift-shop/category';

// Paths without a variable part first: `/api/user-list/id-list` is no id.
const routes: readonly Route[] = Object.entries(answers)
  .map(([call, resolve]) => {
    const [method = '', path = ''] = call.split(' ');
    const pattern = path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { method, path, pattern: new RegExp(`^${pattern}/?$`), resolve };
  })
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

/** Answers the calls of `/api` from the tables. */
export function recordCalls({ orm, cookies, recordsFor, sessionOf, withSample }: RecordCallParts) {
  return async (c: Context<AppEnvironment>): Promise<Response> => {
    const { path } = c.req;
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const found = routes.flatMap((route) => {
      const match = route.pattern.exec(path);
      return match ? [{ route, match }] : [];
    });
    const asked = found.find(({ route }) => route.method === method);
    if (!asked)
      return refuseMethod(
        method,
        found.map(({ route }) => route.method),
      );
    const session = await sessionOf(c);
    const caller = orderCallerOf(c, session, cookies);
    const call: Call = {
      query: new URL(c.get('callUrl') ?? c.req.url).searchParams,
      params: decodedParams(asked.match),
      records: recordsFor(languageOf(c), caller),
      user: async () => session?.userId ?? (withSample ? ((await firstSampleUser(orm)) ?? '') : ''),
      body: () => readStorable(c),
    };
    const answer = () => answerOf(c, asked.route.resolve, call);
    if (method !== 'POST') return answer();
    return answerOnce(c, { orm, caller: callerName(session, caller.guestId) }, answer);
  };
}

async function answerOf(c: Context<AppEnvironment>, resolve: Resolver, call: Call): Promise<Response> {
  try {
    const result = await resolve(call);
    if (!(result instanceof Reply)) return await sendJson(c, result);
    const { status, data, headers } = result;
    if (status === 404 && data === undefined && c.req.path !== bareCall) throw new HttpError(404, 'Not found');
    const said = (data as { message?: string } | undefined)?.message;
    if (status >= 400 && said !== undefined) throw new HttpError(status, said);
    if (data === undefined) return new Response(null, { status, headers: { ...noStore, ...headers } });
    if (status === 200 && isRead(c.req.method)) return await sendJson(c, data, headers);
    return Response.json(data, { status, headers: { ...noStore, ...headers } });
  } catch (error) {
    // The calls of the specification name the fields at fault in `issues`.
    if (!(error instanceof HttpError) || !error.errors) throw error;
    const { status, message, errors, headers, extra } = error;
    throw new HttpError(status, message, { errors, headers, extra: { ...extra, issues: errors }, cause: error });
  }
}

const noStore = { 'Cache-Control': 'no-store' };

/** 404 for a path that there is not, 405 for one that has other methods; OPTIONS says which. */
function refuseMethod(method: string, methods: readonly string[]): Response {
  if (methods.length === 0) throw new HttpError(404, 'There is no such call');
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'].filter((name) =>
    methods.includes(name === 'HEAD' ? 'GET' : name),
  );
  const headers = { Allow: [...all, 'OPTIONS'].join(', ') };
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
  throw new HttpError(405, `The call has no ${method}`, { headers });
}

function decodedParams({ groups = {} }: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decoded(value)]));
}

async function readStorable(c: Context): Promise<unknown> {
  const body = await readJson(c);
  if (!isStorable(body)) throw new HttpError(400, 'The body holds characters that cannot be stored');
  return body;
}

/** Name of a caller, who can repeat own writes only. */
function callerName(session: Session | undefined, guestId: string | undefined): string {
  return session ? `customer ${session.customerId}` : `guest ${guestId ?? ''}`;
}
