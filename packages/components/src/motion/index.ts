export { flyToCart, roll } from './flyToCart';
export type { FlyToCartOptions } from './flyToCart';
