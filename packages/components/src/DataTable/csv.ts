import { wordedText } from './columns';
import type { BooleanWords, DataTableColumn } from './columns';

/**
 * The rows as a file of comma-separated values (RFC 4180), with the names of its columns first. A text that a spreadsheet
 * would run as a formula gets an apostrophe before it.
 */
export function toCsv<Row>(
  columns: readonly DataTableColumn<Row>[],
  rows: readonly Row[],
  words: BooleanWords,
): string {
  const exported = columns.filter(({ exportable = true }) => exportable);
  const lines = [
    exported.map(({ header }) => quoted(header)),
    ...rows.map((row) => exported.map((column) => quoted(safe(column, row, words)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function safe<Row>(column: DataTableColumn<Row>, row: Row, words: BooleanWords): string {
  const text = wordedText(column, row, words);
  const isNumber = typeof column.value(row) === 'number';
  return !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands a file to the browser's downloads. The mark at its head makes spreadsheets read it as UTF-8. */
export function download(name: string, csv: string): void {
  if (!('createObjectURL' in URL)) return; // jsdom
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
