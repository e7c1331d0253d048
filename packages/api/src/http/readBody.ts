import { parseBody, parseJson } from '@marketrow/contract';
import type { Context } from 'hono';
import type * as z from 'zod';

/** Reads a body as JSON. Throws an `HttpError` 400 for what is not UTF-8, not JSON, or nested too deep. */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(await c.req.arrayBuffer());
}

/** Reads and validates a body. Throws an `HttpError` 400 that names the invalid fields, not their values. */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return parseBody(await readJson(c), schema);
}
