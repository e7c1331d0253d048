import type { DraftedFormLabels } from './draftedLabels';

/** The German strings that every form with a draft has. */
export const draftedFormLabels: DraftedFormLabels = {
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  unsaved: 'Es gibt ungespeicherte Änderungen.',
  kept: 'Ungespeicherte Änderungen bleiben auf diesem Gerät, neue Bilder nicht.',
  restored: 'Ihre ungespeicherten Änderungen sind wieder da.',
  discard: 'Änderungen verwerfen',
  failedText: 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
};
