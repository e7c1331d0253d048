/**
 * The roles of a table that is a list of cards on a phone, written out: with `display: grid` a browser drops the roles that the
 * elements have by themselves. Spread on `<table>`, `<thead>` and `<tbody>`, `<tr>`, `<th>` and `<td>`.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
