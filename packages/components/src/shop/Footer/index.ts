export { Footer } from './Footer.js';
export type { FooterContact, FooterLink, FooterProps } from './Footer.js';
export type FooterPart =
  | 'root'
  | 'link'
  | 'heading'
  | 'navigation'
  | 'contactColumn'
  | 'contact'
  | 'line'
  | 'content'
  | 'columns'
  | 'brand'
  | 'description'
  | 'end'
  | 'legalLinks'
  | 'theme'
  | 'social';
