import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';

let document: string | undefined;

/** `GET /openapi.json`: every call, as the fixtures describe them. */
export async function openApi(c: Context): Promise<Response> {
  // Only what was read is kept: after a failure the next call reads again.
  document ??= await readFile(fileURLToPath(import.meta.resolve('@marketrow/fixtures/openapi.json')), 'utf8');
  return c.body(document, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' });
}
