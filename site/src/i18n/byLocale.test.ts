import { expect, it } from 'vitest';
import { locales } from '../routes';
import { byLocale } from './byLocale';

it('finds the module of each language of the site', () => {
  const modules = {
    './de/index.ts': 'German',
    './en/index.ts': 'English',
    './eo/index.ts': 'of no language of the list',
  };
  expect(byLocale(modules)).toEqual({ en: 'English', de: 'German' });
  expect(locales).toEqual(['en', 'de']);
});

it('names the file that a language lacks', () => {
  expect(() => byLocale({ './en/kit.ts': 1 })).toThrow('there is no site/src/i18n/de/kit.ts');
});
