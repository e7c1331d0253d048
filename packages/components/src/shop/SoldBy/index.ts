export { SoldBy } from './SoldBy.js';
export type { SoldByProps, SoldByShop } from './SoldBy.js';
export { phoneHref } from '../../internal/text/hrefs.js';
export type SoldByPart = 'root' | 'head' | 'mark' | 'title' | 'name' | 'facts' | 'contact' | 'link' | 'all';
