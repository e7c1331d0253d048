import type { ReactNode } from 'react';

/** Payment to make. */
export interface PaymentRequest {
  /** Amount in major units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** Idempotency key: the same for every retry of one attempt. */
  key: string;
}

/** Result of a confirmation. */
export type PaymentAnswer =
  | {
      /** Optional. Token with which the server authorizes the payment. */
      token?: string | undefined;
    }
  | {
      /** Reason why the payment was not confirmed, in the shopper's language. */
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
  /**
   * Asks the shopper and returns a token for the server. Charges nothing: the server authorizes, captures and cancels. Called after
   * validation and before the order is placed.
   */
  confirm: (payment: PaymentRequest) => Promise<PaymentAnswer>;
  /** Optional. Shows what the server's provider asks for, such as 3-D Secure; the order is sent again afterwards. */
  handleAction?: (action: string) => Promise<PaymentAnswer>;
}
