import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';

/** The messages of the checkout, as the page hands them over. */
export interface CheckoutMessages {
  checkout: Messages['checkout'];
  cart: Messages['cart'];
}

/** The props that each component of the kit gets in the checkout. */
export type CheckoutKit = Pick<
  KitProps,
  'CheckoutForm' | 'CheckoutSteps' | 'CouponForm' | 'OrderSummary' | 'OrderTimeline'
>;
