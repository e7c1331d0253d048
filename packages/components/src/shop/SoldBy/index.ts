export { SoldBy } from './SoldBy.js';
export type { SoldByProps, SoldByShop } from './SoldBy.js';
export { phoneHref } from '../../internal/text/hrefs.js';
