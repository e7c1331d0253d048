export { Hero, heroLabels } from './Hero';
export type { HeroLabels, HeroPin, HeroProduct, HeroProps, HeroSlide } from './Hero';
