export { CheckoutForm } from './CheckoutForm.js';
export type {
  CheckoutAddress,
  CheckoutDefaults,
  CheckoutDelivery,
  CheckoutFormProps,
  CheckoutShop,
  CheckoutValues,
} from './CheckoutForm.js';
export type { PaymentAnswer, PaymentProvider, PaymentRequest } from './payment.js';
export { checkoutSchema } from './schema.js';
export type CheckoutFormPart = 'root' | 'part' | 'shop' | 'title';
