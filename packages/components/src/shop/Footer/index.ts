export { Footer } from './Footer';
export type { FooterContact, FooterLink, FooterProps } from './Footer';
