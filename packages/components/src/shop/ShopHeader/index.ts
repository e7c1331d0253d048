export { ShopHeader } from './ShopHeader.js';
export type { ShopHeaderProps, ShopHeaderShop } from './ShopHeader.js';
export type ShopHeaderPart =
  | 'root'
  | 'cover'
  | 'picture'
  | 'tagline'
  | 'mark'
  | 'body'
  | 'about'
  | 'name'
  | 'facts'
  | 'contact'
  | 'link'
  | 'actions';
