export { TopBar } from './TopBar';
export type { TopBarProps } from './TopBar';
export type { Language } from '../../internal/parts/LanguageLinks';
export type { SocialLinks } from '../parts/SocialLinkList';
