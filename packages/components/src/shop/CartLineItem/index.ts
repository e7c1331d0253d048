export { CartLineItem } from './CartLineItem';
export type {
  CartLineItemDetail,
  CartLineItemLine,
  CartLineItemProps,
  CartLineQuantityDetails,
  CartLineUnavailable,
} from './types';
