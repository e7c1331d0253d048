export { Header } from './Header';
export type { HeaderItem, HeaderNote, HeaderProps } from './Header';
export type { HeaderOption } from './HeaderSearch';
export type { HeaderSearchSubmit } from './HeaderSearch';
export type { CountNames } from '../internal/text/counts';
export { headerLabels } from './labels';
export type { HeaderLabels } from './labels';
