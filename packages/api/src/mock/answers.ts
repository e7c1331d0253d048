import { HttpError, problemBody, problemType } from '@marketrow/contract';
import type { Context } from 'hono';
import { acceptedEncodings } from '../site/encodings.ts';
import { matchesEtag } from '../site/etags.ts';
import type { StoredAnswer } from './answerCache.ts';

/** The one answer that the specification wants without a body. */
const bareCall = '/api/gift-shop/category';

/** Sends a stored answer: not again to a client that has it, compressed to one that takes that. */
export function sendStored(c: Context, { headers: own, body, gzipped, etag }: StoredAnswer): Response {
  const headers: Record<string, string> = {
    ...own,
    etag,
    // For one user, and asked for each time: it changes when this user changes something.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
  };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const isGzip = gzipped && acceptedEncodings(c.req.header('Accept-Encoding')).some(({ name }) => name === 'gzip');
  const content = isGzip ? gzipped : body;
  headers['content-length'] = String(content.byteLength);
  if (isGzip) headers['content-encoding'] = 'gzip';
  return new Response(content, { status: 200, headers });
}

/**
 * The error of a mock call in the form of all errors; what the mock says stays in it. Undefined for an answer that is no error, and
 * for the one that the specification wants without a body.
 */
export async function errorOf(response: Response, request: Request, requestId: string): Promise<Response | undefined> {
  if (response.status < 400 || (response.status === 404 && new URL(request.url).pathname === bareCall))
    return undefined;
  const said = await sayingOf(response);
  const error = new HttpError(response.status, said.message, { errors: said.issues });
  const headers = new Headers(response.headers);
  // Of the mock's own body, which is shorter.
  headers.delete('Content-Length');
  headers.set('Content-Type', problemType);
  headers.set('Cache-Control', 'no-store');
  const body = { ...problemBody(error, requestId), issues: said.issues };
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

interface Saying {
  message: string;
  issues?: { path: string; message: string }[];
}

async function sayingOf(response: Response): Promise<Saying> {
  const fallback = { message: response.status === 404 ? 'Not found' : 'The call failed' };
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('message' in body)) return fallback;
  return body as Saying;
}
