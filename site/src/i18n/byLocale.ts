import { type Locale, locales } from '../routes';

/**
 * The modules of the language folders, by language, for the languages of `routes.ts`. Throws, with the file, where a folder lacks it: pages
 * half in another language are never built.
 *
 * @param modules - What `import.meta.glob` found, by path, such as `./de/index.ts`.
 */
export function byLocale<Module>(modules: Readonly<Record<string, Module>>): Record<Locale, Module> {
  const [known = ''] = Object.keys(modules);
  const file = known.split('/').at(-1) ?? '';
  const found = locales.map((locale) => {
    const path = Object.keys(modules).find((name) => name.endsWith(`/${locale}/${file}`));
    if (path === undefined) {
      throw new Error(
        `mr: there is no site/src/i18n/${locale}/${file}. Pages in "${locale}" need it. Write it as in ${known}.`,
      );
    }
    return [locale, modules[path]];
  });
  return Object.fromEntries(found) as Record<Locale, Module>;
}
