export { Header } from './Header';
export { foldHeader } from './foldHeader';
export type { HeaderItem, HeaderNote, HeaderProps } from './Header';
export type { CountNames } from '../../internal/text/counts';
