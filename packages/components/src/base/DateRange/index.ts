export { DateRange } from './DateRange.js';
export type { DateRangeProps, DateRangeValue } from './DateRange.js';
