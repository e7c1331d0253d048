export { PriceRangeFilter } from './PriceRangeFilter.js';
export type { PriceRangeChangeReason, PriceRangeFilterProps } from './PriceRangeFilter.js';
export { priceCounts, priceEdges } from './priceRangeState.js';
export type { PriceRange } from './priceRangeState.js';
