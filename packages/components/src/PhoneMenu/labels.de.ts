import type { PhoneMenuLabels } from './labels';

/** The German strings of `PhoneMenu`. */
export const phoneMenuLabels: PhoneMenuLabels = {
  title: 'Menü',
  categories: 'Kategorien',
  all: 'Alles aus {title}',
  language: 'Sprache',
  theme: 'Dunkles Design',
  account: 'Konto',
  close: 'Schließen',
};
