export { Hero } from './Hero';
export type { HeroPin, HeroProduct, HeroProps, HeroItem } from './Hero';
export { heroLabels } from './labels';
export type { HeroLabels } from './labels';
