export { Header } from './Header';
export type { HeaderItem, HeaderNote, HeaderOption, HeaderProps } from './Header';
export type { HeaderSearchSubmit } from './HeaderSearch';
export type { CountNames } from '../internal/text/counts';
export { headerLabels } from './labels';
export type { HeaderLabels } from './labels';
