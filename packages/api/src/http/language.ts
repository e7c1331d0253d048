import type { Context } from 'hono';

/** The language that `?lang=` asks for, without its region: `de` for `de-AT`. English where nothing is asked. */
export function languageOf(c: Context): string {
  return /^[a-z]{2,3}/.exec((c.req.query('lang') ?? '').toLowerCase())?.[0] ?? 'en';
}
