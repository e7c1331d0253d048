export { CartLineItem } from './CartLineItem.js';
export type {
  CartLineItemDetail,
  CartLineItemLine,
  CartLineItemProps,
  CartLineQuantityDetails,
  CartLineUnavailable,
} from './types.js';
