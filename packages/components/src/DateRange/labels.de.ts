import type { DateRangeLabels } from './labels';

/** The German strings of `DateRange`. */
export const dateRangeLabels: DateRangeLabels = {
  from: 'Von',
  to: 'Bis',
  reversed: 'Der letzte Tag liegt vor dem ersten',
};
