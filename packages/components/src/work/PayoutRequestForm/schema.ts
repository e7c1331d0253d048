import * as z from 'zod/mini';
import { numberOf } from '../../base/Form/numbers.js';
import { text } from '../../base/Form/schemas.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { moneyDecimals } from '../../internal/text/money.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';

/**
 * The rules of a payout request, for a server or a form of your own: the value of the amount (`1250.5`) in, a number out.
 *
 * @param range least and greatest amount in major units
 * @param labels messages in place of the English ones, with the range filled in
 * @param currency ISO 4217 code of the amount, whose minor unit gives the decimals
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

/** What stands in the fields of a payout request. */
export type PayoutRequestInput = z.input<ReturnType<typeof payoutRequestSchema>>;

/** A payout request as a person entered it. */
export type PayoutRequestValues = z.output<ReturnType<typeof payoutRequestSchema>>;
