export { Footer, footerLabels } from './Footer';
export type { FooterContact, FooterLabels, FooterLink, FooterProps } from './Footer';
