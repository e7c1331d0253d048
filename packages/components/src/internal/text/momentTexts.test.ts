import { afterEach, expect, it, vi } from 'vitest';
import { momentTexts } from './momentTexts.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

const texts = (...args: Parameters<typeof momentTexts>) =>
  Object.values(momentTexts(...args)).map((text) => text.replaceAll('\u202F', ' '));

it.each([
  ['en-US', 'Nov 18, 9:12 AM UTC', 'November 18, 2023 at 9:12 AM Coordinated Universal Time'],
  ['en-GB', '18 Nov, 09:12 UTC', '18 November 2023 at 09:12 Coordinated Universal Time'],
  ['de-DE', '18. Nov., 09:12 UTC', '18. November 2023 um 09:12 Koordinierte Weltzeit'],
])('adds UTC without the reader’s time zone: %s', (locale, ...expected) => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(texts(locale, '2023-11-18T09:12:00Z')).toEqual(expected);
});

it.each([
  ['en-US', 'Pacific/Honolulu', 'Nov 17, 11:12 PM', 'November 17, 2023 at 11:12 PM Hawaii-Aleutian Standard Time'],
  ['en-GB', 'Asia/Kolkata', '18 Nov, 14:42', '18 November 2023 at 14:42 India Standard Time'],
  ['de-DE', 'Europe/Berlin', '18. Nov., 10:12', '18. November 2023 um 10:12 Mitteleuropäische Normalzeit'],
])('formats in the reader’s time zone, named in the title: %s in %s', (locale, zone, ...expected) => {
  vi.stubEnv('TZ', zone);
  expect(texts(locale, '2023-11-18T09:12:00Z', zone)).toEqual(expected);
});

it('formats a date without a time as a day, the same in every zone', () => {
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  expect(texts('en-US', '2023-11-18', 'Pacific/Honolulu')).toEqual(['Nov 18']);
});

it.each(['2023-11-18T09:12:00', '2023-11-18T09:12', '2023-11-18 09:12:00.000'])('parses %s as UTC', (date) => {
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  expect(texts('en-GB', date)[0]).toBe('18 Nov, 09:12 UTC');
});

it.each(['2023-11-18T09:12:00+02:00', '2023-11-18T09:12+0200', '2023-11-17T21:12:00-10:00'])(
  'converts the offset of %s',
  (date) => {
    expect(texts('en-GB', date)[0]).toBe('18 Nov, 07:12 UTC');
  },
);
