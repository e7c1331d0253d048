/** Action of a shopper about an order. `line`: index of the line. */
export type OrderAction = { kind: 'cancel' } | { kind: 'ask' } | { kind: 'refund'; line: number };
