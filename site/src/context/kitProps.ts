import * as en from '@marketrow/components/labels/en';
import type { KitLabels } from '@marketrow/components/KitProvider';
import { currency } from '../currency';
import { byLocale } from '../i18n/byLocale';
import { localeFacts, type Locale } from '../routes';

/** Settings that all components of a page share. A component drops those that it does not use. */
export type KitProps = {
  readonly [Name in keyof KitLabels]: { locale: string; currency: string; labels?: KitLabels[Name] };
};

/** Strings that differ from those built into the components, by component. */
const labels = byLocale(import.meta.glob<Partial<KitLabels>>('../i18n/*/kit.ts', { eager: true }));

/** Returns the settings of every component on a page of a language: `<Hero {...kit.Hero} … />`. */
export function kitProps(locale: Locale): KitProps {
  const settings = { locale: localeFacts[locale].tag, currency };
  const props = Object.keys(en).map((name) => {
    const translated = labels[locale][name as keyof KitLabels];
    return [name, { ...settings, ...(translated && { labels: translated }) }];
  });
  return Object.fromEntries(props) as KitProps;
}
