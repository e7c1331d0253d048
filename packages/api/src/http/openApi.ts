import { wordLanguages } from '@marketrow/contract/language';
import { openApiDocument } from '@marketrow/contract/openapi';
import type { Context } from 'hono';
import manifest from '../../package.json' with { type: 'json' };

let document: string | undefined;

/** `GET /openapi.json`: the document of every call. */
export function openApi(c: Context): Response {
  document ??= JSON.stringify(openApiDocument(manifest.version, wordLanguages));
  return c.body(document, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' });
}
