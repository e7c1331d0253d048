import type { OrderTimelineLabels } from './labels';

/** The German strings of `OrderTimeline`. */
export const orderTimelineLabels: OrderTimelineLabels = {
  label: 'Schritte der Bestellung',
  pending: 'Eingegangen',
  processing: 'In Bearbeitung',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
  completed: 'erledigt',
};
