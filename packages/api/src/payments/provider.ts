import type { DeclineReason } from '@marketrow/contract';

export type { DeclineReason };

/** State of a payment at its provider. `none`: the provider has nothing under this key. */
export type ProviderStatus = 'none' | 'pending' | 'authorized' | 'captured' | 'cancelled' | 'refunded' | 'failed';

/** Facts about a payment to keep for support, such as the brand of a card. Keys that look like secrets are dropped. */
export type PaymentData = Readonly<Record<string, unknown>>;

/** Money to hold for an order. */
export interface AuthorizeRequest {
  /** Idempotency key: the same over all retries of one attempt, never used for another. */
  key: string;
  /** In minor units, such as cents. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** The provider's token from the browser, such as a confirmation token. A claim: check it with the provider. */
  token: string | undefined;
}

/** Result of `authorize`. */
export type Authorization =
  | { status: 'authorized'; reference: string; data?: PaymentData }
  | { status: 'declined'; reason: DeclineReason; reference?: string; data?: PaymentData }
  /** The shopper has to confirm first, as with 3-D Secure. `action` is for the provider's script in the browser; then the order is sent again. */
  | { status: 'action'; reference: string; action: string; data?: PaymentData };

/** A stored payment, as a provider needs it. */
export interface ProviderPayment {
  /** Idempotency key of the authorization. */
  key: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** The provider's id of the payment. Undefined when the answer of `authorize` was lost: look it up by the key. */
  reference: string | undefined;
}

/** Answer of a provider about a payment. */
export interface PaymentReport {
  status: ProviderStatus;
  /** The provider's id of the payment, where a lookup by key has found it. */
  reference?: string;
  data?: PaymentData;
}

/** A refund of a captured payment, in part or in full. */
export interface RefundRequest {
  /** In minor units. */
  amount: number;
  /** Idempotency key of this refund. */
  key: string;
}

/** A verified webhook: a reason to ask for the status again, never a status by itself, since webhooks arrive late and in any order. */
export interface PaymentEvent {
  /** The provider's id of the event. The same over its deliveries. */
  id: string;
  /** The provider's id of the payment. */
  reference?: string;
  /** Idempotency key of the authorization, where the event repeats it. */
  key?: string;
}

/** Request of a webhook. */
export interface WebhookRequest {
  /** Raw bytes: a signature does not survive parsing. */
  body: Uint8Array;
  headers: Headers;
  /** Current time in milliseconds since 1970. */
  now: number;
}

/** Time limit of a call, which the implementation passes to `fetch`. */
export interface CallOptions {
  signal: AbortSignal;
}

/**
 * A payment provider on the server. Every method may be called again with the same arguments, after a lost answer, a crash or by two
 * processes at once, and must then have the effect of one call. Return what the provider has decided; throw when the outcome is
 * unknown, for example after a timeout, and the call is repeated later.
 */
export interface PaymentProvider {
  /** Name in `payment.provider` of an order and in the address of the webhook. */
  readonly name: string;
  /** True for a provider that accepts everything and moves no money: its payments are stored with the order, without a call. @default false */
  readonly movesNoMoney?: boolean;
  /** Holds the amount. One key has one authorization, and none after it was cancelled. */
  authorize(request: AuthorizeRequest, options: CallOptions): Promise<Authorization>;
  /** Captures the whole held amount. */
  capture(payment: ProviderPayment, options: CallOptions): Promise<PaymentReport>;
  /** Releases the held amount. Without an authorization it answers `none`, and refuses later authorizations under this key. */
  cancel(payment: ProviderPayment, options: CallOptions): Promise<PaymentReport>;
  /** Refunds the captured amount, in part or in full. Throws a `RefundRefused` if the provider refuses permanently. */
  refund(payment: ProviderPayment, refund: RefundRequest, options: CallOptions): Promise<PaymentReport>;
  /** State of the payment at the provider. */
  status(payment: ProviderPayment, options: CallOptions): Promise<PaymentReport>;
  /**
   * Verifies the signature of a webhook and reads it; `undefined` for an event that concerns no payment. Throws a `WebhookRefused` when the
   * signature is missing, wrong or too old. Optional: without it the address of the webhook answers 404.
   */
  parseWebhook?(request: WebhookRequest): PaymentEvent | undefined | Promise<PaymentEvent | undefined>;
}

/** Thrown by `parseWebhook` for a request without a valid signature. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** Thrown by `refund`, and by the payments service, for an amount that cannot be refunded. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
