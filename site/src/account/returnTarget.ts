import { safeReturnTo } from '@marketrow/cart-client/return-to';
import { href, locales, paths, type Locale } from '../routes';

/**
 * Where a person goes after the login: to the path that the query's `returnTo` names, if it lies on this origin and is not
 * the login itself in any language; else to the home page of the language.
 */
export function returnTarget(raw: string | null, origin: string, locale: Locale): string {
  const fallback = href(locale, paths.home);
  return locales.reduce<string>(
    (target, language) => safeReturnTo(target, origin, { loginPath: href(language, paths.login), fallback }),
    raw ?? fallback,
  );
}
