import type { KitLabels } from './KitLabels';

export type { KitLabels } from './KitLabels';

/** The German words of every component: `<Price labels={de.Price} locale="de-DE" … />`. */
export const de = {
  Price: {
    price: 'Preis',
    originalPrice: 'Ursprünglicher Preis',
    save: '{percent} gespart',
    saving: 'Sie sparen {amount}',
  },
  Rating: {
    summary: 'Bewertet mit {value} von {max}',
    reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
    unrated: 'Noch keine Bewertungen',
  },
  TextField: { showPassword: 'Passwort anzeigen', hidePassword: 'Passwort verbergen' },
} satisfies KitLabels;
