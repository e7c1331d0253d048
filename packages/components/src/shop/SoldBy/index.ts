export { SoldBy } from './SoldBy';
export type { SoldByProps, SoldByShop } from './SoldBy';
export { phoneHref } from '../../internal/text/hrefs';
