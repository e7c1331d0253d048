import { formatMoney, toMinorUnits } from '../../internal/text/money.js';
import { dateFormat } from '../../internal/text/dateFormat.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { sortKey, labeledText } from './columns.js';
import type { BooleanLabels, DataTableColumn } from './columns.js';

const day: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

interface CellTextOptions {
  /** BCP 47 tag. */
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  labels: BooleanLabels;
}

/** Returns the text of a cell: numbers, money and dates formatted for `locale`, a dash for an empty value. */
export function cellText<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  { locale, currency, labels }: CellTextOptions,
): string {
  const key = sortKey(column, row);
  if (key === undefined) return '–';
  const { type = 'text' } = column;
  if (typeof key === 'number') {
    if (type === 'money') return formatMoney(locale, currency, toMinorUnits(key, currency));
    if (type === 'number') return numberFormat(locale).format(key);
    if (type === 'date' || column.value(row) instanceof Date) return dateFormat(locale, day).format(key);
  }
  return labeledText(column, row, labels);
}
