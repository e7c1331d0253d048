export { TopBar } from './TopBar';
export type { TopBarLanguage, TopBarProps } from './TopBar';
export { topBarLabels } from './labels';
export type { TopBarLabels } from './labels';
