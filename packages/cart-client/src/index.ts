export { createCart } from './createCart.ts';
export type * from './types.ts';
