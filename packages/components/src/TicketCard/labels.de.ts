import type { TicketCardLabels } from './labels';

/** The German strings of `TicketCard`. */
export const ticketCardLabels: TicketCardLabels = {
  label: 'Supportanfragen',
  columns: { title: 'Anfrage', type: 'Art', state: 'Status', category: 'Kategorie', date: 'Datum' },
  categories: {
    'Website Problem': 'Problem mit der Website',
    'UX Problem': 'Problem mit der Bedienung',
    'Payment Problem': 'Problem mit der Zahlung',
  },
};
