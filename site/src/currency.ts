/** The currency of the demo's prices, an ISO 4217 code. Everything that prints or describes a price gets it from here. */
export const currency = 'USD';
