export { TopBar, topBarLabels } from './TopBar';
export type { TopBarLabels, TopBarLanguage, TopBarProps } from './TopBar';
