import * as z from 'zod/mini';
import { numberOf } from '../../base/Form/numbers.js';
import { text } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { moneyDecimals } from '../../internal/text/money.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * Zod schema of a payout request, for a server or a form of your own. Parses the amount (`1250.5`) to a number.
 *
 * @param range minimum and maximum amount in major units
 * @param labels override the English messages; the range must be filled in
 * @param currency ISO 4217 code of the amount; its minor unit limits the decimals
 */
export function payoutRequestSchema(
  range: { min: number; max: number },
  labels?: Partial<Labels<'PayoutRequestForm'>>,
  currency = 'USD',
) {
  const messages = mergeLabels(en.PayoutRequestForm, undefined, labels);
  return z.object({
    amount: numberOf(messages.amountInvalid, { ...range, decimals: moneyDecimals(currency) }),
    message: text(),
  });
}

/** Values of a payout request's fields. */
export type PayoutRequestInput = z.input<ReturnType<typeof payoutRequestSchema>>;

/** Validated values of a payout request. */
export type PayoutRequestValues = z.output<ReturnType<typeof payoutRequestSchema>>;
