export { CartLineItem, cartLineItemLabels } from './CartLineItem';
export type { CartLineItemLabels, CartLineItemLine, CartLineItemProps } from './CartLineItem';
