import { dateFormat } from './dateFormat';

const hour: Intl.DateTimeFormatOptions = { hour: 'numeric' };
const day = { day: 'numeric', month: 'short', minute: '2-digit' } as const;
const moment: Intl.DateTimeFormatOptions = { ...day, hour: '2-digit' };
const moment12: Intl.DateTimeFormatOptions = { ...day, hour: 'numeric' };

/** A formatter of day and time for `locale`: "18. Nov., 09:12", and on a clock of twelve hours "Nov 18, 9:12 AM". */
export function momentFormat(locale: string): Intl.DateTimeFormat {
  const isTwelve = dateFormat(locale, hour).resolvedOptions().hour12 === true;
  return dateFormat(locale, isTwelve ? moment12 : moment);
}
