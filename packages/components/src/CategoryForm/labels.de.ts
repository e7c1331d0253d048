import { draftedFormLabels } from '../internal/form/draftedLabels.de';
import type { CategoryFormLabels } from './labels';

/** The German strings of `CategoryForm`. */
export const categoryFormLabels: CategoryFormLabels = {
  ...draftedFormLabels,
  name: 'Name',
  parent: 'Gehört zu',
  noParent: 'Keiner, es ist eine Hauptkategorie',
  picture: 'Bild',
  pictureHint: 'JPEG, PNG, WebP oder AVIF mit höchstens {size} MB.',
  featured: 'Hervorgehoben',
  featuredHint: 'Die Kategorie erscheint auf der Startseite.',
  nameRequired: 'Geben Sie der Kategorie einen Namen',
  submit: 'Kategorie speichern',
  failedTitle: 'Die Kategorie wurde nicht gespeichert.',
};
