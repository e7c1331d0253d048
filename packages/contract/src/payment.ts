import { HttpError } from './error.ts';

/** Reasons why a payment was declined. The checkout has a message for each. */
export const declineReasons = ['declined', 'insufficient-funds', 'expired', 'not-confirmed'] as const;

/** One of `declineReasons`. */
export type DeclineReason = (typeof declineReasons)[number];

/** Messages of refusals that concern the payment. */
export const paymentRefusals = {
  declined: 'The payment was declined',
  action: 'The payment has to be confirmed first',
  noAnswer: 'The payment provider did not answer, try again',
  unknownProvider: 'is not a payment provider of this shop',
} as const;

/** Throws an `HttpError` 400 for a provider that the server does not have. */
export function refuseUnknownProvider(provider: string, known: Iterable<string>): void {
  if ([...known].includes(provider)) return;
  const path = 'payment.provider';
  const message = paymentRefusals.unknownProvider;
  throw new HttpError(400, `${path}: ${message}`, { errors: [{ path, message }] });
}
