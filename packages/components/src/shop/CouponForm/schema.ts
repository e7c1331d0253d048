import * as z from 'zod/mini';
import { requiredText } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a coupon code, for a server or a form of your own. The code is in capitals.
 *
 * @param labels override the English messages
 */
export function couponSchema(labels?: Partial<Labels<'CouponForm'>>) {
  const messages = mergeLabels(en.CouponForm, undefined, labels);
  return z.object({ code: requiredText(messages.codeRequired).check(z.toUpperCase()) });
}

/** Values of the form. */
export type CouponValues = z.infer<ReturnType<typeof couponSchema>>;
