export { Hero } from './Hero.js';
export type { HeroProps } from './Hero.js';
export type { HeroItem, HeroPin, HeroProduct } from './heroItem.js';
