import { dateFormat } from './dateFormat.js';

const hour: Intl.DateTimeFormatOptions = { hour: 'numeric' };
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const moment: Intl.DateTimeFormatOptions = { ...day, hour: '2-digit', minute: '2-digit' };
const moment12: Intl.DateTimeFormatOptions = { ...moment, hour: 'numeric' };
const zoned: Intl.DateTimeFormatOptions = { ...moment, timeZoneName: 'short' };
const zoned12: Intl.DateTimeFormatOptions = { ...moment12, timeZoneName: 'short' };
const whole = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const titled: Intl.DateTimeFormatOptions = { ...whole, timeZoneName: 'long' };

const time = /\d:\d/;
const offset = /(?:Z|[+-]\d{2}(?::?\d{2})?)$/i;

/**
 * Returns text and title of an ISO 8601 date. With a time: "18. Nov., 09:12 UTC", or in the reader's zone without its
 * name ("Nov 18, 9:12 AM"); the title has the year and the zone. Without a time: the day alone, the same in every zone.
 */
export function momentTexts(locale: string, date: string, readerZone?: string): { text: string; title?: string } {
  if (!time.test(date)) return { text: dateFormat(locale, day).format(new Date(date)) };
  // A time without an offset is read as UTC: `Date` would use each machine's zone, so server and browser would differ.
  const at = new Date(offset.test(date) ? date : `${date}Z`);
  const isTwelve = dateFormat(locale, hour).resolvedOptions().hour12 === true;
  const options = readerZone === undefined ? (isTwelve ? zoned12 : zoned) : isTwelve ? moment12 : moment;
  return {
    text: dateFormat(locale, options, readerZone).format(at),
    title: dateFormat(locale, titled, readerZone).format(at),
  };
}
