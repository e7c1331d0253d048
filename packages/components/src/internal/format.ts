import { numberFormat, pluralRules } from './numberFormat';

/** A message in the plural categories of a language. `{count}` is filled in. A category left out falls back to `other`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Fills `{name}` in `message` from `values`. A name without a value stays as it is, so that the gap is seen. */
export function format(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Picks the form of `forms` for `count` in the language of `locale` and fills `{count}` in with its digits. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other;
  return format(form, { count: numberFormat(locale).format(count) });
}
