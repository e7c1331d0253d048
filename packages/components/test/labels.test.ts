import { describe, expect, it } from 'vitest';
import { inNode } from './kit';

type Words = Record<string, unknown>;

/** Returns all strings of a value, by their path. */
function strings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Words).flatMap(([key, inner]) => strings(inner, path === '' ? key : `${path}.${key}`));
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

const { english, german } = JSON.parse(
  await inNode(`
    import * as english from '@marketrow/components/labels/en';
    import * as german from '@marketrow/components/labels/de';
    console.log(JSON.stringify({ english, german }));
  `),
) as { english: Record<string, Words>; german: Record<string, Words> };

/** Texts of all components that match a rule, by component and path. */
const breaking = (all: Record<string, Words>, rule: RegExp) =>
  Object.entries(all).flatMap(([name, words]) =>
    strings(words).flatMap(([path, text]) => (rule.test(text) ? [`${name}.${path}: ${text}`] : [])),
  );

it('uses idiomatic American English', () => {
  const odd =
    /\b(?:stands?|pieces?|Sum|things?)\b|^To the\b|\bare needed\b|\bwhat was in\b|\bUsual\b|\bper cent\b|\bCancelled\b|\bcolour|\blicence/i;
  expect(breaking(english, odd)).toEqual([]);
});

it('calls a shop “Shop” and a product “Artikel” in German', () => {
  expect(breaking(german, /Produkt|Läden|\b(?:im|vom|dem|der|den) Laden\b/)).toEqual([]);
});

describe('German', () => {
  it.each(Object.keys(english))('has every string of %s, with the same placeholders', (name) => {
    const translated = new Map(strings(german[name] ?? {}));
    for (const [path, text] of strings(english[name])) {
      // German may lack a plural form that it does not distinguish.
      const own = translated.get(path) ?? translated.get(path.replace(/\.\w+$/, '.other'));
      expect(own, path).toBeDefined();
      if (!/\.(zero|one|two|few|many)$/.test(path)) expect(placeholders(own ?? ''), path).toEqual(placeholders(text));
    }
  });
});
