import type { OrderCardLabels } from './labels';

/** The German strings of `OrderCard`. */
export const orderCardLabels: OrderCardLabels = {
  label: 'Bestellungen',
  columns: { number: 'Bestellung', state: 'Status', content: 'Artikel', date: 'Datum', total: 'Gesamt' },
  open: 'Bestellung {number} ansehen',
  pending: 'Eingegangen',
  more: { one: 'und {count} weiteres', other: 'und {count} weitere' },
};
