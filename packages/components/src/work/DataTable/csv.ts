import { numberFormat } from '../../internal/text/numberFormat.js';
import { labeledText } from './columns.js';
import type { BooleanLabels, DataTableColumn } from './columns.js';

/** Format of a CSV file. */
export interface CsvOptions {
  /** BCP 47 tag: determines the decimal separator of numbers, and the default `separator`. */
  locale: string;
  /** Separator of cells. @default ';' if the decimal separator is a comma, as spreadsheets expect, else ',' */
  separator?: ',' | ';' | '\t' | undefined;
  /** Labels of boolean values. */
  labels: BooleanLabels;
}

/**
 * Returns the rows as CSV (RFC 4180, every cell quoted) with a header line. Prefixes text that a spreadsheet would run
 * as a formula with an apostrophe.
 */
export function toCsv<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  { locale, separator, labels }: CsvOptions,
): string {
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const between = separator ?? (decimal === ',' ? ';' : ',');
  const exported = columns.filter(({ exportable = true }) => exportable);
  const textOf = (column: DataTableColumn<Row>, row: Row) => {
    const text = labeledText(column, row, labels);
    return typeof column.value(row) === 'number' ? text.replace('.', decimal) : harmless(text);
  };
  const lines = [
    exported.map(({ header }) => harmless(header)),
    ...rows.map((row) => exported.map((column) => textOf(column, row))),
  ];
  return lines.map((cells) => `${cells.map(quoted).join(between)}\r\n`).join('');
}

// A formula starts a cell, also after spaces and invisible characters, or after a separator or line break at which some
// programs split a cell. Some programs also accept full-width and small signs.
const formulaStart = /(?<=^|[,;|\t\n]|\r(?!\n))(?=[\s\p{Cf}"]*[-=+@－＝＋＠﹣﹦﹢﹫]|[\t\r])/gu;
const negativeNumber = /^[\s\p{Cf}]*-\d+(?:[.,]\d+)*\s*%?\s*(?:$|[,;|\t\r\n])/u;

function harmless(text: string): string {
  return text.replaceAll(formulaStart, (_start, at: number) => (negativeNumber.test(text.slice(at)) ? '' : "'"));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Downloads a file. The byte order mark makes spreadsheets read it as UTF-8. */
export function download(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
