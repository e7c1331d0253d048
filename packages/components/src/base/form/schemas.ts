import * as z from 'zod/mini';
import { cleanText } from '../../internal/text/cleanText.js';

/** A text that may be empty. What pasted text brings along unseen, and spaces around it, do not count. */
export function text(message?: string) {
  return z.string(message).check(z.overwrite(cleanText));
}

/** A text that has to be given. */
export function requiredText(message: string) {
  return text(message).check(z.minLength(1, message));
}

/** A mail address that has to be given: missing before malformed. */
export function requiredEmail(missing: string, malformed: string) {
  return requiredText(missing).check(z.email(malformed));
}

/** A password that has to be given. Every character counts, also those that cannot be seen. */
export function requiredPassword(message: string) {
  return z.string(message).check(z.minLength(1, message));
}

const phone = /^(?=(?:\D*\d){4})[-–+\d ()/.]+$/;

/** A phone number that has to be given: missing before malformed. */
export function requiredPhone(missing: string, malformed: string) {
  return requiredText(missing).check(z.regex(phone, malformed));
}

/** A phone number that may be left out. */
export function optionalPhone(message: string) {
  return text().check(z.refine((value) => value === '' || phone.test(value), message));
}
