export { CheckoutForm } from './CheckoutForm';
export type {
  CheckoutAddress,
  CheckoutDefaults,
  CheckoutFormProps,
  CheckoutShop,
  CheckoutValues,
} from './CheckoutForm';
export { checkoutFormLabels } from './labels';
export type { CheckoutFormLabels } from './labels';
export type { PaymentAnswer, PaymentProvider, PaymentRequest } from './payment';
export { checkoutSchema } from './schema';
