import { parseBody, parseJson } from '@marketrow/contract';
import type { Context } from 'hono';
import type * as z from 'zod';

/** Reads a body as JSON. Throws a 400 when it is not UTF-8, not JSON, or nested too deep to be any call's. */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(await c.req.arrayBuffer());
}

/** Reads a body that must fit `schema`. Throws a 400 that names the fields at fault, not their values. */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return parseBody(await readJson(c), schema);
}
