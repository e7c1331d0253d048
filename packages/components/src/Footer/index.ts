export { Footer } from './Footer';
export type { FooterContact, FooterLink, FooterProps } from './Footer';
export { footerLabels } from './labels';
export type { FooterLabels } from './labels';
