import * as z from 'zod/mini';
import { cleanText } from '../../internal/text/cleanText.js';

/** Schema of an optional text, without the invisible characters of pasted text and surrounding spaces. */
export function text(message?: string) {
  return z.string(message).check(z.overwrite(cleanText));
}

/** Schema of a required text. */
export function requiredText(message: string) {
  return text(message).check(z.minLength(1, message));
}

/** Schema of a required email address: an empty one fails with `missing`. */
export function requiredEmail(missing: string, malformed: string) {
  return requiredText(missing).check(z.email(malformed));
}

/** Schema of a required password. Every character counts, also invisible ones. */
export function requiredPassword(message: string) {
  return z.string(message).check(z.minLength(1, message));
}

const phone = /^(?=(?:\D*\d){4})[-–+\d ()/.]+$/;

/** Schema of a required phone number: an empty one fails with `missing`. */
export function requiredPhone(missing: string, malformed: string) {
  return requiredText(missing).check(z.regex(phone, malformed));
}

/** Schema of an optional phone number. */
export function optionalPhone(message: string) {
  return text().check(z.refine((value) => value === '' || phone.test(value), message));
}
