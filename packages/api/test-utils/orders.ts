/** The body of an order that the API takes; `changes` replaces fields, with anything. */
export function orderBody(
  guestId: string,
  cartEtag: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    guestId,
    cartEtag,
    contact: { firstName: 'Ines', lastName: 'Calder', email: 'ines@shop.test', phone: '+1 555 010 0101' },
    address: { street: '1 Lake Way', city: 'Lewes', country: 'USA' },
    delivery: [{ shop: 'keyboard-kiosk', method: 'pickup' }],
    payment: { provider: 'demo' },
    ...changes,
  };
}
