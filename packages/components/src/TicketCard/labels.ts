/** Every string that `TicketCard` and `TicketCardList` show or announce. */
export interface TicketCardLabels {
  /** Accessible name of the list when `label` is left out. */
  label: string;
  /** Heads of the columns. */
  columns: { title: string; type: string; state: string; category: string; date: string };
  /** The categories in words of the language, by what the record has. One that is missing is shown as it is. */
  categories: Readonly<Record<string, string>>;
}

/** The English strings of `TicketCard`. */
export const ticketCardLabels: TicketCardLabels = {
  label: 'Support tickets',
  columns: { title: 'Ticket', type: 'Type', state: 'Status', category: 'Category', date: 'Date' },
  categories: {
    'Website Problem': 'Website Problem',
    'UX Problem': 'UX Problem',
    'Payment Problem': 'Payment Problem',
  },
};
