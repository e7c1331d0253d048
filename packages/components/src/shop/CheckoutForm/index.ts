export { CheckoutForm } from './CheckoutForm.js';
export type {
  CheckoutAddress,
  CheckoutDefaults,
  CheckoutFormProps,
  CheckoutShop,
  CheckoutValues,
} from './CheckoutForm.js';
export type { PaymentAnswer, PaymentProvider, PaymentRequest } from './payment.js';
export { checkoutSchema } from './schema.js';
export type CheckoutFormPart = 'root' | 'part' | 'title';
