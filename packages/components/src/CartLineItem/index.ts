export { CartLineItem } from './CartLineItem';
export type {
  CartLineItemDetail,
  CartLineItemLine,
  CartLineItemProps,
  CartLineQuantityDetails,
  CartLineUnavailable,
} from './types';
export { cartLineItemLabels } from './labels';
export type { CartLineItemLabels } from './labels';
