import * as z from 'zod';
import { text } from '../http/text.ts';

/** Longest password in bytes; longer ones are refused, never cut. */
const longestPassword = 1_024;

/** Body of `POST /login/customer`. The password is taken as it is: no trimming, no change of case. */
export const loginSchema = z.strictObject({
  /** Mail address or phone number. */
  username: text(254),
  password: z
    .string()
    .min(1)
    .refine((value) => value.isWellFormed(), 'holds half of a surrogate pair')
    .refine((value) => Buffer.byteLength(value) <= longestPassword, `must be at most ${longestPassword} bytes`),
});
