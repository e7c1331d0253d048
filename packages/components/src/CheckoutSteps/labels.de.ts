import type { CheckoutStepsLabels } from './labels';

/** The German strings of `CheckoutSteps`. */
export const checkoutStepsLabels: CheckoutStepsLabels = {
  label: 'Schritte zur Bestellung',
  completed: 'erledigt',
  cart: 'Warenkorb',
  details: 'Angaben',
  placed: 'Bestellt',
};
