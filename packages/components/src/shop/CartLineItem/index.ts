export { CartLineItem } from './CartLineItem.js';
export type {
  CartLineItemDetail,
  CartLineItemLine,
  CartLineItemProps,
  CartLineQuantityDetails,
  CartLineUnavailable,
} from './types.js';
export type CartLineItemPart =
  | 'root'
  | 'quantity'
  | 'sum'
  | 'original'
  | 'line'
  | 'image'
  | 'text'
  | 'title'
  | 'link'
  | 'details'
  | 'detail'
  | 'status'
  | 'remove';
