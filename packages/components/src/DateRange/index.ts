export { DateRange } from './DateRange';
export type { DateRangeProps, DateRangeValue } from './DateRange';
export { dateRangeLabels } from './labels';
export type { DateRangeLabels } from './labels';
