export { PriceRangeFilter } from './PriceRangeFilter.js';
export type { PriceRangeChangeReason, PriceRangeFilterProps } from './PriceRangeFilter.js';
export { priceCounts, priceEdges } from './priceRangeState.js';
export type { PriceRange } from './priceRangeState.js';
export type PriceRangeFilterPart =
  'root' | 'slider' | 'field' | 'input' | 'label' | 'sliders' | 'bars' | 'bar' | 'track' | 'fields';
