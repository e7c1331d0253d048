import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HttpError } from '@marketrow/contract';
import type { Context } from 'hono';
import type { Encoding } from './encodings.ts';
import { matchesEtag } from './etags.ts';

/** Answers an address that no file has; undefined when the server of the pages does not know it either. */
export type PagesOnDemand = (c: Context, encodings: readonly Encoding[]) => Promise<Response | undefined>;

/** Milliseconds that a page may take: the first one waits until the catalogue has been read. */
const longestWait = 30_000;
/** Smaller answers do not become smaller. */
const leastToCompress = 1_024;
/** Only these headers of the other server reach the browser. */
const kept = ['content-type', 'content-security-policy', 'cache-control'];

/**
 * Asks a server for the pages that are made on demand, `origin` being its address. It gets the address and nothing of the caller:
 * a page is the same for everybody, so that caches may keep it. Answers have an ETag and are compressed here.
 */
export function pagesOnDemand(origin: string): PagesOnDemand {
  return async (c, encodings) => {
    const { pathname, search } = new URL(c.req.url);
    // Astro's own endpoints, such as that of its pictures, are not for the public.
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
    return { headers: new Headers([...response.headers].filter(([name]) => kept.includes(name))), body };
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
  const [encoding] = body.byteLength < leastToCompress ? [] : encodings;
  const content = encoding ? await compress(body, encoding) : body;
  if (encoding) headers.set('Content-Encoding', encoding.name);
  headers.set('Content-Length', String(content.byteLength));
  return new Response(c.req.method === 'HEAD' ? null : content, { headers });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quickly: each answer is compressed once and then kept by a CDN, which compresses better if it likes. */
async function compress(body: Uint8Array, { name }: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  return new Uint8Array(name === 'br' ? await brotli(body, options) : await zip(body, { level: 5 }));
}
