export { flyToCart, roll } from './flyToCart.js';
export type { FlyToCartOptions } from './flyToCart.js';
