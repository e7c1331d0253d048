import * as z from 'zod/mini';
import { numberOf } from '../internal/form/numbers';
import { mergeLabels } from '../internal/text/mergeLabels';
import { payoutRequestFormLabels } from './labels';
import type { PayoutRequestFormLabels } from './labels';

/**
 * The rules of a payout request, for a server or a form of your own: the text of the amount in, a number out.
 *
 * @param range least and greatest amount in major units
 * @param labels messages in place of the English ones, with the range filled in
 */
export function payoutRequestSchema(range: { min: number; max: number }, labels?: Partial<PayoutRequestFormLabels>) {
  const messages = mergeLabels(payoutRequestFormLabels, undefined, labels);
  return z.object({
    amount: numberOf(messages.amountInvalid, { ...range, decimals: 2 }),
    message: z.string().check(z.trim()),
  });
}

/** What stands in the fields of a payout request. */
export type PayoutRequestInput = z.input<ReturnType<typeof payoutRequestSchema>>;

/** A payout request as a person entered it. */
export type PayoutRequestValues = z.output<ReturnType<typeof payoutRequestSchema>>;
