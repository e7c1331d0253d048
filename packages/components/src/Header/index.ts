export { Header } from './Header';
export type { HeaderLink, HeaderOption, HeaderProps } from './Header';
export { headerLabels } from './labels';
export type { HeaderLabels } from './labels';
