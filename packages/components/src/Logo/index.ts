export { Logo, logoLabels } from './Logo';
export type { LogoLabels, LogoProps } from './Logo';
