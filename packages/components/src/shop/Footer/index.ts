export { Footer } from './Footer.js';
export type { FooterContact, FooterLink, FooterProps } from './Footer.js';
