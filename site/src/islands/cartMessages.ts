import type { KitProps } from '../context/kitProps';
import type { Messages } from '../i18n';

/** The messages of the cart, as the page hands them over. */
export interface CartMessages {
  cart: Messages['cart'];
  counts: Messages['counts'];
  product: Pick<Messages['product'], 'notSold'>;
}

/** The props that each component of the kit gets in the cart. */
export type CartKit = Pick<KitProps, 'CartLineItem' | 'OrderSummary'>;
