import type { AddressCardLabels } from './labels';

/** The German strings of `AddressCard`. The word that is seen comes first in the name, so that it can be spoken. */
export const addressCardLabels: AddressCardLabels = {
  edit: 'Bearbeiten',
  editName: 'Bearbeiten: {title}',
  remove: 'Entfernen',
  removeName: 'Entfernen: {title}',
};
