export { StickyBuyBar } from './StickyBuyBar.js';
export type { StickyBuyBarProps } from './StickyBuyBar.js';
export type StickyBuyBarPart = 'root' | 'text' | 'title' | 'price';
