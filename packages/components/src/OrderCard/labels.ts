import type { PluralForms } from '../internal/text/format';

/** Every string that `OrderCard` and `OrderCardList` show or announce. */
export interface OrderCardLabels {
  /** Accessible name of the list when `label` is left out. */
  label: string;
  /** Heads of the columns. */
  columns: { number: string; state: string; content: string; date: string; total: string };
  /** Name of the link; `{number}` is `#` and the first eight signs of the id. */
  open: string;
  /** Status of an order that is `Pending`. */
  pending: string;
  /** Read out after the pictures: how many further products there are. */
  more: PluralForms;
}

/** The English strings of `OrderCard`. */
export const orderCardLabels: OrderCardLabels = {
  label: 'Orders',
  columns: { number: 'Order', state: 'Status', content: 'Items', date: 'Date', total: 'Total' },
  open: 'View order {number}',
  pending: 'Pending',
  more: { one: 'and {count} more', other: 'and {count} more' },
};
