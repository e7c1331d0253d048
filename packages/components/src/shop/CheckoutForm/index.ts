export { CheckoutForm } from './CheckoutForm';
export type {
  CheckoutAddress,
  CheckoutDefaults,
  CheckoutFormProps,
  CheckoutShop,
  CheckoutValues,
} from './CheckoutForm';
export type { PaymentAnswer, PaymentProvider, PaymentRequest } from './payment';
export { checkoutSchema } from './schema';
