const collators = new Map<string, Intl.Collator>();

/** Returns the cached collator of `locale` (BCP 47): case-insensitive, and "10" after "9". */
export function collator(locale: string): Intl.Collator {
  let found = collators.get(locale);
  if (!found) collators.set(locale, (found = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })));
  return found;
}
