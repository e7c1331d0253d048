export { StickyBuyBar } from './StickyBuyBar';
export type { StickyBuyBarProps } from './StickyBuyBar';
