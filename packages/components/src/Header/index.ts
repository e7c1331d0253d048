export { Header, headerLabels } from './Header';
export type { HeaderLabels, HeaderLink, HeaderOption, HeaderProps } from './Header';
