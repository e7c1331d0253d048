import { byLocale } from '../i18n/byLocale';
import { infoPaths, type InfoText, type InfoTexts } from '../i18n/en/infoPage';
import type { Locale } from '../routes';

/** An information page in every language, by its path. */
export type InfoPage = { path: `/${string}` } & Record<Locale, InfoText>;

const texts = byLocale(import.meta.glob<{ infoPages: InfoTexts }>('../i18n/*/infoPages.ts', { eager: true }));

/** Every information page. The footer of the layout links to them. */
export const infoPages: readonly InfoPage[] = infoPaths.map((path) => {
  const inLanguages = Object.entries(texts).map(([locale, { infoPages: pages }]) => [locale, pages[path]]);
  return { path, ...Object.fromEntries(inLanguages) } as InfoPage;
});
