import type * as z from 'zod';
import { HttpError } from '../error.ts';
import { isStorableText } from '../storableText.ts';
import type { Call } from './call.ts';

/** A JSON object with fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads and validates the JSON object of a call. Throws an `HttpError` 400 that names each invalid field. */
export async function bodyOf<Schema extends z.ZodType>(call: Call, schema: Schema): Promise<z.output<Schema>> {
  const body = await call.body();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError(400, 'The body is not a JSON object.');
  }
  return parsed(schema, storable(body));
}

/** Validates a value. Throws an `HttpError` 400 that names each invalid field. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw unfit(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** Creates the error 400 for invalid fields. */
export function unfit(errors: readonly { path: string; message: string }[]): HttpError {
  return new HttpError(400, 'The body does not fit.', { errors });
}

/** Rejects NUL and lone surrogates, which PostgreSQL cannot store. */
function storable<Value>(value: Value): Value {
  JSON.stringify(value, (key, member: unknown) => {
    for (const text of [key, member]) {
      if (typeof text === 'string' && !isStorableText(text)) {
        throw new HttpError(400, 'The body holds a character that cannot be kept.');
      }
    }
    return member;
  });
  return value;
}
