import * as z from 'zod';
import { passwordSchema, storableText } from './cart-schemas.ts';
import { isStorableText } from './storableText.ts';
import { accountLimits } from './limits.ts';

/** A password that a user chooses. */
const newPasswordSchema = passwordSchema.min(accountLimits.password);

const tokenSchema = storableText(accountLimits.token);

/** Body of `POST /accounts`. */
export const registrationSchema = z.strictObject({
  /** Full name. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(accountLimits.name)
    .refine(isStorableText, 'holds characters that cannot be stored'),
  email: z.email().max(accountLimits.email),
  password: newPasswordSchema,
});

/** Body of `POST /accounts/confirm`. */
export const confirmationSchema = z.strictObject({ token: tokenSchema });

/** Body of `POST /password-resets`. */
export const passwordResetSchema = z.strictObject({ email: z.email().max(accountLimits.email) });

/** Body of `POST /password-resets/confirm`. */
export const newPasswordResetSchema = z.strictObject({ token: tokenSchema, password: newPasswordSchema });

/** Body of `DELETE /account`. */
export const deletionSchema = z.strictObject({ password: passwordSchema });

/** Splits a full name at its last space; the last name is empty if there is none. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/u);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
