export { StickyBuyBar } from './StickyBuyBar';
export type { StickyBuyBarProps } from './StickyBuyBar';
export { stickyBuyBarLabels } from './labels';
export type { StickyBuyBarLabels } from './labels';
