import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { tableRoles } from '../../internal/render/tableRoles.js';
import './CardTable.css';

interface CardTableProps extends ComponentProps<'table'> {
  /** Class of the list, first in the class list. */
  rootClass: string | undefined;
  /** Column headings, visually hidden on phones. */
  columns: readonly string[];
}

/** Table whose rows, each a `CardRow`, are cards on a phone. Renders a `<table>`; safe in server components. */
export function CardTable({ rootClass, columns, className, children, ...rest }: CardTableProps) {
  return (
    <table {...tableRoles.table} {...rest} className={clsx(rootClass, 'mr-CardTable-root', className)}>
      <thead {...tableRoles.group} className="mr-CardTable-head">
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader} scope="col" className="mr-CardTable-column">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="mr-CardTable-body">
        {children}
      </tbody>
    </table>
  );
}
