export { TopBar } from './TopBar';
export type { TopBarLanguage, TopBarProps } from './TopBar';
export type { SocialLinks } from '../internal/parts/SocialLinkList';
export { topBarLabels } from './labels';
export type { TopBarLabels } from './labels';
