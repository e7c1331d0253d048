import type { OrderSummaryLabels } from './labels';

/** The German strings of `OrderSummary`. */
export const orderSummaryLabels: OrderSummaryLabels = {
  heading: 'Bestellübersicht',
  shipping: 'Expressversand',
  free: 'Kostenlos',
  total: 'Gesamt',
  saving: 'Sie sparen insgesamt',
};
