export { Hero } from './Hero';
export type { HeroProps } from './Hero';
export type { HeroItem, HeroPin, HeroProduct } from './heroItem';
