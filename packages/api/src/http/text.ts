import * as z from 'zod';

/** Text of 1 to `longest` characters that PostgreSQL can store: no NUL, no half of a surrogate pair. */
export function text(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'holds characters that cannot be stored');
}
