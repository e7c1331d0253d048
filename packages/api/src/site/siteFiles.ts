import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncodings, type Encoding } from './encodings.ts';
import { candidatesOf, withoutNeedlessSlashes } from './resolvePath.ts';

interface SiteFile {
  /** Path inside the site's folder, without a coding's ending. */
  name: string;
  /** Path on disk of what is sent. */
  path: string;
  encoding: Encoding | undefined;
  modified: number;
  size: number;
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|wasm)|image\/svg)/;

/** Serves the built site: pages without ending, files, the real 404 page of the language. */
export function siteFiles(directory: string) {
  const readEtag = etagCache();

  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const redirect = withoutNeedlessSlashes(pathname);
    if (redirect !== undefined) return c.redirect(redirect + search, 308);

    const encodings = acceptedEncodings(c.req.header('Accept-Encoding'));
    // The error page is no page: asked for by its own name, it is as missing as any other.
    const isErrorPage = /^(?:\/de)?\/404(?:\.html)?$/.test(pathname);
    const file = isErrorPage ? undefined : await findFirst(directory, candidatesOf(pathname), encodings);
    if (!file) return notFound(directory, pathname, encodings);

    const headers = headersOf(file);
    headers.set('ETag', await readEtag(file));
    if (matches(c.req.header('If-None-Match'), headers.get('ETag')))
      return new Response(null, { status: 304, headers });
    return send(file, 200, headers);
  };
}

async function notFound(directory: string, pathname: string, encodings: Encoding[]): Promise<Response> {
  const isGerman = pathname === '/de' || pathname.startsWith('/de/');
  const file = await findFirst(directory, isGerman ? ['de/404.html', '404.html'] : ['404.html'], encodings);
  if (file) return send(file, 404, headersOf(file));
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

async function send(file: SiteFile, status: number, headers: Headers): Promise<Response> {
  const content = await readFile(file.path);
  headers.set('Content-Length', String(content.byteLength));
  return new Response(content, { status, headers });
}

async function findFirst(
  directory: string,
  names: readonly string[],
  encodings: readonly Encoding[],
): Promise<SiteFile | undefined> {
  for (const name of names) {
    const plain = await findFile(directory, name, undefined);
    if (!plain) continue;
    for (const encoding of encodings) {
      const encoded = await findFile(directory, name, encoding);
      // A sibling that an earlier build left behind must not win over the file it no longer fits.
      if (encoded && encoded.modified >= plain.modified) return encoded;
    }
    return plain;
  }
  return undefined;
}

async function findFile(
  directory: string,
  name: string,
  encoding: Encoding | undefined,
): Promise<SiteFile | undefined> {
  const path = join(directory, name + (encoding?.ending ?? ''));
  const stats = await stat(path).catch(() => undefined); // Missing, or a name longer than the system allows.
  if (!stats?.isFile()) return undefined;
  return { name, path, encoding, modified: stats.mtimeMs, size: stats.size };
}

function headersOf({ name, encoding }: SiteFile): Headers {
  const type = getMimeType(name) ?? 'application/octet-stream';
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': cachingOf(name) });
  if (encoding) headers.set('Content-Encoding', encoding.name);
  if (compressible.test(type)) headers.set('Vary', 'Accept-Encoding');
  return headers;
}

function cachingOf(name: string): string {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable'; // Names carry a hash of the content.
  return name.startsWith('images/') ? 'public, max-age=86400' : 'no-cache';
}

/** ETags are made of the content, so that several servers behind a balancer agree; each file is hashed once. */
function etagCache() {
  const known = new Map<string, { version: string; etag: string }>();
  return async ({ path, modified, size }: SiteFile): Promise<string> => {
    const version = `${modified}:${size}`;
    const hit = known.get(path);
    if (hit?.version === version) return hit.etag;
    const etag = `"${createHash('sha256')
      .update(await readFile(path))
      .digest('base64url')
      .slice(0, 22)}"`;
    known.set(path, { version, etag });
    return etag;
  };
}

function matches(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
