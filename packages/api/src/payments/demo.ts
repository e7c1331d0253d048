import type { PaymentProvider } from './provider.ts';

/** The default provider: accepts every payment and moves no money. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  movesNoMoney: true,
  authorize: ({ key }) => Promise.resolve({ status: 'authorized', reference: `demo_${key}` }),
  capture: () => Promise.resolve({ status: 'captured' }),
  cancel: () => Promise.resolve({ status: 'cancelled' }),
  refund: () => Promise.resolve({ status: 'refunded' }),
  // Stores nothing, so the state is that of the shop's row.
  status: () => Promise.resolve({ status: 'pending' }),
};
