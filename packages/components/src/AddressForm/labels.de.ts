import type { AddressFormLabels } from './labels';

/** The German strings of `AddressForm`. */
export const addressFormLabels: AddressFormLabels = {
  title: 'Name dieser Adresse',
  titleHint: 'Zum Beispiel Zuhause oder Büro.',
  street: 'Straße und Hausnummer',
  city: 'Ort',
  country: 'Land',
  phone: 'Telefon',
  submit: 'Adresse speichern',
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  titleRequired: 'Geben Sie der Adresse einen Namen',
  streetRequired: 'Bitte geben Sie Straße und Hausnummer ein',
  cityRequired: 'Bitte geben Sie den Ort ein',
  countryRequired: 'Bitte geben Sie das Land ein',
  phoneInvalid: 'Eine Telefonnummer besteht aus Ziffern, Leerzeichen, + und -',
  failedTitle: 'Die Adresse wurde nicht gespeichert.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
};
