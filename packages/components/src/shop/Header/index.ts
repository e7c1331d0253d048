export { Header } from './Header.js';
export { foldHeader } from './foldHeader.js';
export type { HeaderItem, HeaderNote, HeaderProps } from './Header.js';
export type { CountNames } from '../../internal/text/counts.js';
export type HeaderPart =
  | 'root'
  | 'badge'
  | 'bar'
  | 'action'
  | 'menu'
  | 'logo'
  | 'actions'
  | 'wideAction'
  | 'navigation'
  | 'links'
  | 'all'
  | 'link'
  | 'noteBox'
  | 'note';
