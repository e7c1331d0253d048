import type * as z from 'zod';
import { HttpError } from '../error.ts';
import type { Call } from './call.ts';

/** A JSON object with fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object that a call sends, parsed by a schema. Throws a 400 that names each field which does not fit. */
export async function bodyOf<Schema extends z.ZodType>(call: Call, schema: Schema): Promise<z.output<Schema>> {
  const body = await call.body();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The body is not a JSON object.');
  }
  return parsed(schema, storable(body));
}

/** A value parsed by a schema. Throws a 400 that names each field which does not fit. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw unfit(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** A 400 for fields that do not fit. */
export function unfit(errors: readonly { path: string; message: string }[]): HttpError {
  return new HttpError(400, 'The body does not fit.', { errors });
}

/** Rejects NUL and lone surrogates, which PostgreSQL cannot store. */
function storable<Value>(value: Value): Value {
  JSON.stringify(value, (key, member: unknown) => {
    for (const text of [key, member]) {
      if (typeof text === 'string' && (text.includes('\0') || /\p{Surrogate}/u.test(text))) {
        throw new HttpError(400, 'The body holds a character that cannot be kept.');
      }
    }
    return member;
  });
  return value;
}
