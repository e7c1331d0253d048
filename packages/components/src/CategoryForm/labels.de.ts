import type { CategoryFormLabels } from './labels';

/** The German strings of `CategoryForm`. */
export const categoryFormLabels: CategoryFormLabels = {
  name: 'Name',
  parent: 'Gehört zu',
  noParent: 'Keiner, es ist eine Hauptkategorie',
  picture: 'Bild',
  pictureHint: 'JPEG, PNG, WebP oder AVIF mit höchstens {size} MB.',
  featured: 'Hervorgehoben',
  featuredHint: 'Die Kategorie steht auf der Startseite.',
  nameRequired: 'Geben Sie der Kategorie einen Namen',
  submit: 'Kategorie speichern',
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Alle Felder mit * werden benötigt.',
  cancel: 'Abbrechen',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  kept: 'Ungespeicherte Änderungen bleiben auf diesem Gerät, neue Bilder nicht.',
  restored: 'Ihre ungespeicherten Änderungen sind wieder da.',
  discard: 'Änderungen verwerfen',
  failedTitle: 'Die Kategorie wurde nicht gespeichert.',
  failedText: 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
};
