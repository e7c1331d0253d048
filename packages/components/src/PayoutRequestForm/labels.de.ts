import type { PayoutRequestFormLabels } from './labels';

/** The German strings of `PayoutRequestForm`. */
export const payoutRequestFormLabels: PayoutRequestFormLabels = {
  ready: 'Auszahlbar',
  underway: '{amount} unterwegs',
  amount: 'Betrag',
  range: 'Von {min} bis {max}',
  all: 'Alles',
  message: 'Nachricht an die Verwaltung',
  optional: 'Freiwillig',
  submitAmount: '{amount} beantragen',
  amountInvalid: 'Der Betrag liegt zwischen {min} und {max}',
  tooLittle: 'Auszahlungen sind ab {min} möglich. Zurzeit ist weniger auszahlbar.',
  submit: 'Auszahlung beantragen',
  pending: 'Wird beantragt …',
  loading: 'Wird geladen …',
  required: 'Felder mit * sind Pflichtfelder.',
  cancel: 'Abbrechen',
  failedTitle: 'Die Auszahlung wurde nicht beantragt.',
  failedText: 'Bitte versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
};
