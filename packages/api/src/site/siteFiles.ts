import { HttpError } from '@marketrow/contract';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncodings, type Encoding } from './encodings.ts';
import { matchesEtag } from './etags.ts';
import { languageFolder } from './languageFolder.ts';
import { etagCache, findFirst, readContent, type SiteFile } from './lookup.ts';
import type { PagesOnDemand } from './pagesOnDemand.ts';
import { rangeOf } from './ranges.ts';
import { candidatesOf, withoutNeedlessSlashes } from './resolvePath.ts';
import { accountShellOf, isOwnRecord, loginOf, realFormOf, type SampleRecordCheck, shellOf } from './shells.ts';

const errorPage = new RegExp(`^(?:/${languageFolder})?/404(?:\\.html)?$`);
const inLanguage = new RegExp(`^/(${languageFolder})(?:/|$)`);

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|wasm)|image\/svg)/;

/** Headers of answers that depend on a cookie, which shared caches must not store. */
const personal = { 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Cookie' };

/** Settings of `siteFiles`. */
export interface SiteOptions {
  /** Makes the pages that have no file. Optional. */
  onDemand?: PagesOnDemand | undefined;
  /** Shows the sample customer on account pages to a shopper who is not logged in. @default true */
  sampleCustomer?: boolean | undefined;
  /** Finds records of the sample customer that were made after the build. Optional. */
  isSampleRecord?: SampleRecordCheck | undefined;
  /** Lists the sample accounts on the login. @default false */
  sampleAccounts?: boolean | undefined;
  /** Serves the forms that register users and reset passwords, in place of those that show what was entered. @default false */
  realAccounts?: boolean | undefined;
}

/** Creates the handler of the built site: pages without extension, files, pages on demand, and the 404 page of the language. */
export function siteFiles(directory: string, options: SiteOptions = {}) {
  const { onDemand, sampleCustomer = true, isSampleRecord, realAccounts = false, sampleAccounts = false } = options;
  const readEtag = etagCache();

  /** Answers with a file: 304 if the browser has it, 206 for a range. */
  const answer = async (c: Context, file: SiteFile, extra: Record<string, string> = {}): Promise<Response> => {
    const headers = headersOf(file);
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    const etag = await readEtag(file);
    headers.set('ETag', etag);
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
    // No ranges of text: they would differ between its codings.
    if (compressible.test(headers.get('Content-Type') ?? '')) return send(c, file, 200, headers);
    headers.set('Accept-Ranges', 'bytes');
    return sendRange(c, file, headers);
  };

  return async (c: Context): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const redirect = withoutNeedlessSlashes(pathname);
    if (redirect !== undefined) return c.redirect(redirect + search, 308);

    const encodings = acceptedEncodings(c.req.header('Accept-Encoding'));
    // The address of the error page itself is a 404, too.
    const isErrorPage = errorPage.test(pathname);
    const accountShell = sampleCustomer ? undefined : accountShellOf(pathname);
    const own = accountShell ?? (realAccounts ? realFormOf(pathname) : undefined);
    const named = own === undefined ? loginOf(pathname, sampleAccounts) : [own];
    const candidates = isErrorPage ? [] : (named ?? candidatesOf(pathname));
    const file = await findFirst(directory, candidates, encodings);
    if (file) return answer(c, file);
    const made = candidates.length > 0 ? await onDemand?.(c, encodings) : undefined;
    if (made) return made;

    const shellName = candidates.length > 0 ? await shellOf(c, pathname, isSampleRecord) : undefined;
    const shell = shellName === undefined ? undefined : await findFirst(directory, [shellName], encodings);
    if (shell) return answer(c, shell, { ...personal, 'X-Robots-Tag': 'noindex' });
    return notFound(c, directory, pathname, encodings);
  };
}

async function notFound(c: Context, directory: string, pathname: string, encodings: Encoding[]): Promise<Response> {
  const [, language] = inLanguage.exec(pathname) ?? [];
  const names = language === undefined ? ['404.html'] : [`${language}/404.html`, '404.html'];
  const file = await findFirst(directory, names, encodings);
  if (!file) throw new HttpError(404, 'There is no such page');
  const headers = headersOf(file);
  headers.set('Cache-Control', 'no-cache');
  if (isOwnRecord(pathname)) for (const [name, value] of Object.entries(personal)) headers.set(name, value);
  return send(c, file, 404, headers);
}

async function send(c: Context, file: SiteFile, status: number, headers: Headers): Promise<Response> {
  headers.set('Content-Length', String(file.size));
  return new Response(c.req.method === 'HEAD' ? null : await readContent(file), { status, headers });
}

async function sendRange(c: Context, file: SiteFile, headers: Headers): Promise<Response> {
  const ifRange = c.req.header('If-Range');
  // A range of another version would not match the bytes that the browser has.
  const isFitting = c.req.method === 'GET' && (ifRange === undefined || ifRange === headers.get('ETag'));
  const range = isFitting ? rangeOf(c.req.header('Range'), file.size) : 'whole';
  if (range === 'whole') return send(c, file, 200, headers);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const content = await readContent(file, range);
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${file.size}`);
  headers.set('Content-Length', String(range.last - range.first + 1));
  return new Response(content, { status: 206, headers });
}

function headersOf({ name, encoding }: SiteFile): Headers {
  const type = getMimeType(name) ?? 'application/octet-stream';
  const headers = new Headers({ 'Content-Type': type, 'Cache-Control': cachingOf(name) });
  if (encoding) headers.set('Content-Encoding', encoding.name);
  if (compressible.test(type)) headers.set('Vary', 'Accept-Encoding');
  return headers;
}

/** Returns `Cache-Control` of a file. `no-cache` lets caches store a page and revalidate it each time. */
function cachingOf(name: string): string {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable'; // Names carry a hash of the content.
  // So do those of the search index, except its entry.
  if (/^(de\/)?pagefind\/(fragment|index)\//.test(name)) return 'public, max-age=31536000, immutable';
  return name.startsWith('images/') ? 'public, max-age=86400' : 'public, no-cache';
}
