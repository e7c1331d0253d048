import type { Context } from 'hono';
import type * as z from 'zod';
import { isShallow } from './json.ts';
import { HttpProblem, type FieldProblem } from './problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
const mostErrors = 10;

/** Reads a body as JSON. Throws a 400 when it is not UTF-8, not JSON, or nested too deep to be any call's. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(decoder.decode(await c.req.arrayBuffer()));
    if (isShallow(body)) return body;
    throw new HttpProblem(400, 'The body is nested too deep');
  } catch (error) {
    if (error instanceof SyntaxError) throw new HttpProblem(400, 'The body is not JSON');
    if (error instanceof TypeError) throw new HttpProblem(400, 'The body is not UTF-8');
    throw error;
  }
}

/** Reads a body that must fit `schema`. Throws a 400 that names the fields at fault, not their values. */
export async function readBody<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const result = schema.safeParse(await readJson(c));
  if (result.success) return result.data;
  const errors = result.error.issues.slice(0, mostErrors).map(toFieldProblem);
  const [first] = errors;
  throw new HttpProblem(400, `${first?.path || 'body'}: ${first?.message ?? 'does not fit'}`, { errors });
}

function toFieldProblem({ path, message }: z.core.$ZodIssue): FieldProblem {
  const where = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return { path: where.replace(/^\./, ''), message };
}
