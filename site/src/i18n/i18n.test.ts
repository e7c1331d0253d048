import { describe, expect, it } from 'vitest';
import { messages as de } from './de';
import { messages as en } from './en';
import { fill } from './fill';
import { date, number, plural } from './format';

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
  expect(plural('de', de.counts.products, 1200)).toBe('1.200 Produkte');
  expect(number('en', 1200)).toBe('1,200');
  expect(date('de', '2026-03-12')).toBe('12. März 2026');
});
