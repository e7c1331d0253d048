import { memoize } from './memoize.js';

/** Returns cached names of countries and regions in `locale` (BCP 47). */
export const regionNames = /* @__PURE__ */ memoize(
  (locale: string) => new Intl.DisplayNames(locale, { type: 'region' }),
);
