import type { Texts } from '../database/columns.ts';

/** The language that the columns of all tables are written in. */
export const defaultLanguage = 'en';

/** Returns a record with its texts in a language. */
export function inLanguage<Item extends object>(record: Item, texts: Texts, language: string): Item {
  const own = texts[language];
  return own ? { ...record, ...own } : record;
}

/** Returns the fields in which a record differs in further languages. */
export function textsOf(record: object, translations: Readonly<Record<string, object | undefined>>): Texts {
  const entries = Object.entries(translations).flatMap(([language, translated]) => {
    const own = translated ? differences(record, translated) : {};
    return Object.keys(own).length > 0 ? [[language, own] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns the texts without fields that were written anew: what was written counts in every language. */
export function withoutFields(texts: Texts, fields: readonly string[]): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      Object.fromEntries(Object.entries(own).filter(([field]) => !fields.includes(field))),
    ]),
  );
}

function differences(record: object, other: object): Record<string, unknown> {
  const fields = record as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(other).filter(([field, value]) => JSON.stringify(fields[field]) !== JSON.stringify(value)),
  );
}
