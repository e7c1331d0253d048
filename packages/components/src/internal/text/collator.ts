import { memoize } from './memoize.js';

/** Returns a cached collator for `locale` (BCP 47): ignores case and accents, and sorts "10" after "9". */
export const collator = /* @__PURE__ */ memoize(
  (locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }),
);
