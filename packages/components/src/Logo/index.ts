export { Logo } from './Logo';
export type { LogoProps } from './Logo';
export { logoLabels } from './labels';
export type { LogoLabels } from './labels';
