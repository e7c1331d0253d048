import type { ReactNode } from 'react';

/** Payment to make. */
export interface PaymentRequest {
  /** Amount in major units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** Idempotency key: the same for every retry, so that a provider charges only once. */
  key: string;
}

/** Result of a payment. */
export type PaymentAnswer =
  | {
      /** Optional. Id of the payment at the provider, for the server to verify. */
      reference?: string | undefined;
    }
  | {
      /** Reason why nothing was charged, in the shopper's language. */
      failure: string;
    };

/** Payment provider: implement it to offer a payment method. */
export interface PaymentProvider {
  /** Id of the provider on the server, such as `demo`. */
  id: string;
  /** Name of the payment method. */
  title: string;
  /** Text below the name. */
  description?: ReactNode;
  /** Additional fields, shown while the provider is selected. */
  fields?: ReactNode;
  /** Charges the amount, once per `key`. Called after validation and before the order is placed. */
  pay: (payment: PaymentRequest) => Promise<PaymentAnswer>;
}
