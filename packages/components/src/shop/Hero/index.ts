export { Hero } from './Hero.js';
export type { HeroProps } from './Hero.js';
export type { HeroItem, HeroPin, HeroProduct } from './heroItem.js';
export type HeroPart = 'root' | 'single';
export type HeroSlideContentPart =
  'root' | 'picture' | 'text' | 'heading' | 'description' | 'actions' | 'place' | 'pin' | 'name' | 'price' | 'second';
