import type { ReactNode } from 'react';

/** What is to be paid. */
export interface PaymentRequest {
  /** In major units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** Names this attempt: the same over retries, so that a provider takes the money once. */
  key: string;
}

/** How a payment ended. */
export type PaymentAnswer =
  | {
      /** The provider's own name of the payment, for the server to check. Left out: there is none. */
      reference?: string | undefined;
    }
  | {
      /** Why nothing was paid, in the shopper's language. */
      failure: string;
    };

/** A way to pay. A team plugs its provider in by giving one of these. */
export interface PaymentProvider {
  /** What the server knows it by: `demo`. */
  id: string;
  /** What the shopper reads. */
  title: string;
  /** A line under the title. */
  description?: ReactNode;
  /** The provider's own fields, shown while it is chosen. */
  fields?: ReactNode;
  /** Takes the money, once for each key. Called when the form is right, before the order is placed. */
  pay: (payment: PaymentRequest) => Promise<PaymentAnswer>;
}
