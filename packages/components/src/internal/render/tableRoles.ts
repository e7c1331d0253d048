/**
 * Explicit roles of a table that becomes a list of cards on phones: under `display: grid` browsers drop the implicit
 * roles. Spread on `<table>`, `<thead>` and `<tbody>`, `<tr>`, `<th>` and `<td>`.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
