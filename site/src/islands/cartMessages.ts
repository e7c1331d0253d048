import type { Messages } from '../i18n';

/** The messages of the cart, as the page hands them over. */
export interface CartMessages {
  cart: Messages['cart'];
  counts: Messages['counts'];
}
