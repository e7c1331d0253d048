export { PriceRangeFilter } from './PriceRangeFilter';
export type { PriceRangeChangeReason, PriceRangeFilterProps } from './PriceRangeFilter';
export { priceCounts, priceEdges } from './priceRangeState';
export type { PriceRange } from './priceRangeState';
