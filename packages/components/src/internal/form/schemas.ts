import * as z from 'zod/mini';

/** A text that has to be given. Spaces around it do not count. */
export function requiredText(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, message));
}

/** A mail address that has to be given: missing before malformed. */
export function requiredEmail(missing: string, malformed: string) {
  return requiredText(missing).check(z.email(malformed));
}

/** A password that has to be given. Spaces count. */
export function requiredPassword(message: string) {
  return z.string(message).check(z.minLength(1, message));
}

/** A phone number that may be left out. */
export function optionalPhone(message: string) {
  return z.string().check(z.trim(), z.regex(/^$|^(?=(?:\D*\d){4})[-+\d ()/.]+$/, message));
}
