import { numberFormat, pluralRules } from './numberFormat.js';

/** Message by plural category of a language. `{count}` is replaced. A missing category falls back to `other`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

// Messages are few and constant: each is parsed once. Even indexes are text, odd ones names.
const parts = new Map<string, string[]>();

/** Replaces `{name}` in `message` from `values`. A name without a value stays, so that the gap is visible. */
export function format(message: string, values: Readonly<Record<string, string | number>>): string {
  let pieces = parts.get(message);
  if (!pieces) parts.set(message, (pieces = message.split(/\{(\w+)\}/)));
  let text = pieces[0] ?? '';
  for (let index = 1; index < pieces.length; index += 2) {
    const name = pieces[index] ?? '';
    text += Object.hasOwn(values, name) ? String(values[name]) : `{${name}}`;
    text += pieces[index + 1] ?? '';
  }
  return text;
}

/** Returns the plural form of `forms` for `count` in `locale`, with `{count}` replaced by its digits. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other;
  return format(form, { count: numberFormat(locale).format(count) });
}
