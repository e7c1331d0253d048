import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncodings } from '../site/encodings.ts';
import { matchesEtag } from '../site/etags.ts';

/** Smaller answers do not become smaller. */
const leastToCompress = 1_024;

const compress = promisify(gzip);

/** Sends data: not again to a client that has it, compressed to one that takes that. */
export async function sendJson(
  c: Context,
  data: unknown,
  own: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = Buffer.from(JSON.stringify(data));
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    // Weak: both codings have it.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // For one user, and asked for each time: it changes when somebody changes something.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
    ...own,
  };
  if (matchesEtag(c.req.header('If-None-Match'), headers['etag'] ?? ''))
    return new Response(null, { status: 304, headers });
  const isSmall = body.byteLength < leastToCompress;
  const isGzip = !isSmall && acceptedEncodings(c.req.header('Accept-Encoding')).some(({ name }) => name === 'gzip');
  const content = isGzip ? await compress(body) : body;
  headers['content-length'] = String(content.byteLength);
  if (isGzip) headers['content-encoding'] = 'gzip';
  return new Response(new Uint8Array(content), { status: 200, headers });
}
