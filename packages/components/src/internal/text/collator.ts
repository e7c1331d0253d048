const collators = new Map<string, Intl.Collator>();

/** Compares texts as `locale` (BCP 47) sorts them: without regard to case, and "10" after "9". Made once and kept. */
export function collator(locale: string): Intl.Collator {
  let found = collators.get(locale);
  if (!found) collators.set(locale, (found = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })));
  return found;
}
