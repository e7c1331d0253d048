import type { Context } from 'hono';

/** Returns the language of `?lang=` without its region: `de` for `de-AT`. @default 'en' */
export function languageOf(c: Context): string {
  return /^[a-z]{2,3}/.exec((c.req.query('lang') ?? '').toLowerCase())?.[0] ?? 'en';
}
