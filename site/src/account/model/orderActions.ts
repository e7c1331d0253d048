/** Action of a shopper about an order. `line`: index of the line. `ask-new`: a ticket about anything, on a page without an order. */
export type OrderAction =
  { kind: 'cancel' } | { kind: 'ask'; line?: number } | { kind: 'ask-new' } | { kind: 'refund'; line: number };
