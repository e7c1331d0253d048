import { draftedFormLabels } from '../internal/form/draftedLabels.de';
import type { BrandFormLabels } from './labels';

/** The German strings of `BrandForm`. */
export const brandFormLabels: BrandFormLabels = {
  ...draftedFormLabels,
  name: 'Name',
  kind: 'Warenart',
  chooseKind: 'Art auswählen',
  picture: 'Logo',
  pictureHint: 'SVG, PNG oder WebP mit höchstens {size} MB.',
  featured: 'Hervorgehoben',
  featuredHint: 'Die Marke erscheint auf der Startseite.',
  nameRequired: 'Geben Sie der Marke einen Namen',
  kindRequired: 'Wählen Sie die Art der Waren',
  submit: 'Marke speichern',
  failedTitle: 'Die Marke wurde nicht gespeichert.',
};
