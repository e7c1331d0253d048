export { Logo } from './Logo.js';
export type { LogoProps } from './Logo.js';
export type LogoPart = 'root' | 'mark' | 'name';
