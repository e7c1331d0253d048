export { DateRange } from './DateRange.js';
export type { DateRangeProps, DateRangeValue } from './DateRange.js';
export type DateRangePart = 'root' | 'legend' | 'row';
