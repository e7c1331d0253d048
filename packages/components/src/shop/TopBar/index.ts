export { TopBar } from './TopBar.js';
export type { TopBarProps } from './TopBar.js';
export type { Language } from '../../internal/parts/LanguageLinks.js';
export type { SocialLinks } from '../parts/SocialLinkList.js';
export type TopBarPart = 'root' | 'content' | 'text' | 'tag' | 'social' | 'languages' | 'language';
