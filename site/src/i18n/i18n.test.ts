import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages as de } from './de';
import { infoPages as germanPages } from './de/infoPages';
import { messages as en } from './en';
import { infoPages as englishPages } from './en/infoPages';
import { fill } from './fill';
import { date, moment, momentTitle, number, plural } from './format';

/** Every text of a message file with its key. */
function texts(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, item]) => texts(item, `${key}.${name}`));
}

/** The places of a text, each once and in order of the alphabet. */
function places(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

describe('the German messages', () => {
  const german = new Map(texts(de));

  it('keep the places of the English ones', () => {
    const lost = texts(en).filter(
      ([key, english]) => String(places(german.get(key) ?? '')) !== String(places(english)),
    );
    expect(lost).toEqual([]);
  });

  it('are nowhere empty', () => {
    expect([...texts(en), ...german].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('leave no English sentence behind', () => {
    const same = texts(en).filter(([key, text]) => german.get(key) === text && /[a-z]{3,} [a-z]{3,}/i.test(text));
    expect(same).toEqual([]);
  });
});

/** Every text of the messages and of the information pages. */
const english = [...texts(en), ...texts(englishPages, '.pages')];
const german = [...texts(de), ...texts(germanPages, '.pages')];

/** The texts that break a rule, with what breaks it. */
function breaking(list: readonly [key: string, text: string][], rule: RegExp): string[] {
  return list.flatMap(([key, text]) => {
    const found = rule.exec(text);
    return found ? [`${key}: “${found[0]}” in “${text}”`] : [];
  });
}

describe('the English texts', () => {
  it('are spelled as in the United States', () => {
    const british =
      /\b(?:cancelled|licences?|neighbours?|colours?|favourites?|centres?|gr[e]y|per cent|prawns?|till|post|round the)\b/i;
    expect(breaking(english, british)).toEqual([]);
  });

  it('are not translated word for word', () => {
    const literal =
      /\b(?:stands?|stood)\b|^To (?:the|your)\b(?! door)|\bpieces?\b|\b(?:be|being) read\b|\bSums?\b|\bare needed\b|\bwhat was in\b|^Was to pay|\bgone to\b|^Sold by$|^Usual|^Stock out|^Offered|\ball of them$|\bno box\b/i;
    expect(breaking(english, literal)).toEqual([]);
  });

  it('speak to shoppers and sellers: of no API, no team and no button that leads nowhere', () => {
    expect(breaking(english, /\bAPI\b|\bteams? (?:that|install)|button leads|\bHundreds\b/)).toEqual([]);
  });
});

describe('the German texts', () => {
  it('have one word each for shop and article', () => {
    expect(
      breaking(german, /\p{L}*(?:Laden|Läden)(?!\p{L})|\p{L}*laden\b(?<=\p{Lu}\p{L}*)|Produkt|Geschäft(?!s)/u),
    ).toEqual([]);
  });

  it('are not technical and not translated word for word', () => {
    expect(
      breaking(
        german,
        /\bAPI\b|benötigt\.|\bgelesen\b|\blesbar\b|\bsteh(?:t|en) (?:hier|zuerst|noch)\b|Wer eine eigene/,
      ),
    ).toEqual([]);
  });
});

it('sets quotation marks and apostrophes as printed ones', () => {
  expect(breaking([...english, ...german], /["'`]/)).toEqual([]);
});

it('describes every indexable page in 50 to 160 characters', () => {
  const indexable = /^\.(home|gift|categories|shops|sales|search)\.(description|collectionDescriptions)/;
  const wrong = [...texts(en), ...texts(de)].filter(
    ([key, text]) => indexable.test(key) && (text.length < 50 || text.length > 160),
  );
  expect(wrong).toEqual([]);
});

it('fills places, and leaves one without a value to be seen', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

it('counts in the language', () => {
  expect(plural('en', en.counts.products, 1)).toBe('1 product');
  expect(plural('de', de.counts.products, 1200)).toBe('1.200 Artikel');
  expect(number('en', 1200)).toBe('1,200');
  expect(date('de', '2026-03-12')).toBe('12. März 2026');
});

it.each([
  ['en', 'November 18, 2026 at 9:03 AM UTC', 'November 18, 2026 at 9:03 AM Coordinated Universal Time'],
  ['de', '18. November 2026 um 09:03 UTC', '18. November 2026 um 09:03 Koordinierte Weltzeit'],
] as const)('names the zone of a moment: %s', (locale, text, title) => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(moment(locale, '2026-11-18T09:03:00.000Z').replaceAll('\u202F', ' ')).toBe(text);
  expect(momentTitle(locale, '2026-11-18T09:03:00.000Z').replaceAll('\u202F', ' ')).toBe(title);
});

it.each([
  ['en', 'Pacific/Honolulu', 'November 17, 2026 at 11:03 PM', ' Hawaii-Aleutian Standard Time'],
  ['de', 'Europe/Berlin', '18. November 2026 um 10:03', ' Mitteleuropäische Normalzeit'],
] as const)(
  'writes a moment in the zone of the reader, which the title names: %s in %s',
  (locale, zone, text, name) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(moment(locale, '2026-11-18T09:03:00.000Z', zone).replaceAll('\u202F', ' ')).toBe(text);
    expect(momentTitle(locale, '2026-11-18T09:03:00.000Z', zone).replaceAll('\u202F', ' ')).toBe(text + name);
  },
);
