import type { ProfileFormLabels } from './labels';

/** The German strings of `ProfileForm`. */
export const profileFormLabels: ProfileFormLabels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  dateOfBirth: 'Geburtsdatum',
  picture: 'Profilbild',
  pictureHint: 'JPEG, PNG oder WebP, höchstens {size} MB. Gezeigt wird die Mitte.',
  submit: 'Änderungen speichern',
  pending: 'Wird gespeichert …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  firstNameRequired: 'Bitte geben Sie Ihren Vornamen ein',
  lastNameRequired: 'Bitte geben Sie Ihren Nachnamen ein',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  phoneInvalid: 'Eine Telefonnummer besteht aus Ziffern, Leerzeichen, + und -',
  dateOfBirthInvalid: 'Geben Sie ein Datum in der Vergangenheit an',
  failedTitle: 'Ihr Profil wurde nicht gespeichert.',
  failedText: 'Bitte versuchen Sie es noch einmal; Ihre Eingaben sind noch da.',
};
