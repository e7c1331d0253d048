import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HttpError } from '@marketrow/contract';
import type { Context } from 'hono';
import type { Encoding } from './encodings.ts';
import { matchesEtag } from './etags.ts';

/** Answers an address without a file; `undefined` if the server of the pages has none, either. */
export type PagesOnDemand = (c: Context, encodings: readonly Encoding[]) => Promise<Response | undefined>;

/** Milliseconds that a page may take: the first one waits for the catalog. */
const longestWait = 30_000;
/** Bytes from which compression pays. */
const minCompressed = 1_024;
/** Headers of the other server that are forwarded. */
const forwarded = ['content-type', 'content-security-policy', 'cache-control'];

/**
 * Creates a proxy to the server of pages on demand. It sends the address and no header of the client: a page is the same for all, so
 * that caches may store it. Adds an ETag and compression.
 */
export function pagesOnDemand(origin: string): PagesOnDemand {
  return async (c, encodings) => {
    const { pathname, search } = new URL(c.req.url);
    // Endpoints of Astro, such as `/_image`, stay private.
    if (pathname.startsWith('/_')) return undefined;
    const page = await ask(origin + pathname + search);
    return page && answer(c, page, encodings);
  };
}

interface Page {
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

async function ask(url: string): Promise<Page | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(longestWait) });
    const body = new Uint8Array(await response.arrayBuffer());
    if (response.status >= 500) throw new Error(`The server of the pages answered ${response.status}`);
    if (response.status !== 200) return undefined;
    return { headers: new Headers([...response.headers].filter(([name]) => forwarded.includes(name))), body };
  } catch (cause) {
    const message = 'The page cannot be made at the moment, try again';
    throw new HttpError(503, message, { headers: { 'Retry-After': '5' }, cause });
  }
}

async function answer(c: Context, { headers, body }: Page, encodings: readonly Encoding[]): Promise<Response> {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  headers.set('ETag', etag);
  headers.set('Vary', 'Accept-Encoding');
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const [encoding] = body.byteLength < minCompressed ? [] : encodings;
  const content = encoding ? await compress(body, encoding) : body;
  if (encoding) headers.set('Content-Encoding', encoding.name);
  headers.set('Content-Length', String(content.byteLength));
  return new Response(c.req.method === 'HEAD' ? null : content, { headers });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses at a fast level: a CDN stores the answer and may compress it better. */
async function compress(body: Uint8Array, { name }: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  return new Uint8Array(name === 'br' ? await brotli(body, options) : await zip(body, { level: 5 }));
}
