import { numberFormat } from '../../internal/text/numberFormat.js';
import { wordedText } from './columns.js';
import type { BooleanWords, DataTableColumn } from './columns.js';

/** How a file is written. */
export interface CsvOptions {
  /** BCP 47 tag: gives the decimal sign of numbers, and the separator where none is set. */
  locale: string;
  /** Separator of two cells. @default ';' where the decimal sign is a comma, as spreadsheets there expect, else ',' */
  separator?: ',' | ';' | '\t' | undefined;
  /** Names of true and false. */
  words: BooleanWords;
}

/**
 * The rows as a file of separated values (RFC 4180, every cell quoted), with the names of its columns first. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  { locale, separator, words }: CsvOptions,
): string {
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const between = separator ?? (decimal === ',' ? ';' : ',');
  const exported = columns.filter(({ exportable = true }) => exportable);
  const textOf = (column: DataTableColumn<Row>, row: Row) => {
    const text = wordedText(column, row, words);
    return typeof column.value(row) === 'number' ? text.replace('.', decimal) : harmless(text);
  };
  const lines = [
    exported.map(({ header }) => harmless(header)),
    ...rows.map((row) => exported.map((column) => textOf(column, row))),
  ];
  return lines.map((cells) => `${cells.map(quoted).join(between)}\r\n`).join('');
}

// A formula begins a cell, also behind spaces and what nobody sees, and where a program cuts the cell at a separator or a line
// of its own. Some programs read the wide and small signs, too.
const formulaStart = /(?<=^|[,;|\t\n]|\r(?!\n))(?=[\s\p{Cf}"]*[-=+@－＝＋＠﹣﹦﹢﹫]|[\t\r])/gu;
const negativeNumber = /^[\s\p{Cf}]*-\d+(?:[.,]\d+)*\s*%?\s*(?:$|[,;|\t\r\n])/u;

function harmless(text: string): string {
  return text.replaceAll(formulaStart, (_start, at: number) => (negativeNumber.test(text.slice(at)) ? '' : "'"));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Hands a file to the browser's downloads. The mark at its head makes spreadsheets read it as UTF-8. */
export function download(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
