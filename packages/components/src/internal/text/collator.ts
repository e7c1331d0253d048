import { memoize } from './memoize.js';

/** Returns the order of texts in `locale` (BCP 47): without regard to case and accents, and "10" after "9". */
export const collator = /* @__PURE__ */ memoize(
  (locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }),
);
