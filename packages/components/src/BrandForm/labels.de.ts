import type { BrandFormLabels } from './labels';

/** The German strings of `BrandForm`. */
export const brandFormLabels: BrandFormLabels = {
  name: 'Name',
  picture: 'Logo',
  pictureHint: 'SVG, PNG oder WebP mit höchstens {size} MB.',
  featured: 'Hervorgehoben',
  featuredHint: 'Die Marke steht auf der Startseite.',
  nameRequired: 'Geben Sie der Marke einen Namen',
  submit: 'Marke speichern',
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Alle Felder mit * werden benötigt.',
  cancel: 'Abbrechen',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  kept: 'Ungespeicherte Änderungen bleiben auf diesem Gerät, neue Bilder nicht.',
  restored: 'Ihre ungespeicherten Änderungen sind wieder da.',
  discard: 'Änderungen verwerfen',
  failedTitle: 'Die Marke wurde nicht gespeichert.',
  failedText: 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
};
