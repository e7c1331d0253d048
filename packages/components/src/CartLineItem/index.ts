export { CartLineItem } from './CartLineItem';
export type { CartLineItemLine, CartLineItemProps } from './CartLineItem';
export { cartLineItemLabels } from './labels';
export type { CartLineItemLabels } from './labels';
