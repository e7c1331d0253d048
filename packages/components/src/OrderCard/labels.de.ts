import type { OrderCardLabels } from './labels';

/** The German strings of `OrderCard`. */
export const orderCardLabels: OrderCardLabels = {
  label: 'Bestellungen',
  columns: { number: 'Bestellung', state: 'Status', content: 'Inhalt', date: 'Datum', total: 'Summe' },
  open: 'Bestellung {number} ansehen',
  more: { one: 'und {count} weiteres', other: 'und {count} weitere' },
};
