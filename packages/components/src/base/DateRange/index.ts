export { DateRange } from './DateRange';
export type { DateRangeProps, DateRangeValue } from './DateRange';
