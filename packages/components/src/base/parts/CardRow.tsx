import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';
import { linkElement } from '../../internal/render/links.js';
import type { RenderLink } from '../../internal/render/links.js';
import { tableRoles } from '../../internal/render/tableRoles.js';
import './CardRow.css';

interface CardRowProps extends ComponentProps<'tr'> {
  /** Class of the row, first in the class list. */
  rootClass: string | undefined;
}

/** Row of a `CardTable`. On a phone `rootClass` lays it out as a card. Renders a `<tr>`; safe in server components. */
export function CardRow({ rootClass, className, ...rest }: CardRowProps) {
  return <tr {...tableRoles.row} {...rest} className={clsx(rootClass, 'mr-CardRow-root', className)} />;
}

interface CardHeadProps {
  className: string | undefined;
  /** URL of the row. Without one the text is not a link. */
  href: string | undefined;
  /** Accessible name of the link. @default its text */
  linkLabel?: string | undefined;
  renderLink: RenderLink | undefined;
  children: ReactNode;
}

/** First cell of a row; its link covers the whole row. Renders a `<th>`; safe in server components. */
export function CardHead({ className, href, linkLabel, renderLink, children }: CardHeadProps) {
  return (
    <th {...tableRoles.rowHeader} scope="row" className={clsx('mr-CardRow-cell', className)}>
      {href === undefined
        ? children
        : linkElement(renderLink, { className: 'mr-CardRow-link', href, 'aria-label': linkLabel, children })}
    </th>
  );
}

interface CardCellProps {
  className?: string | undefined;
  /** Shows the arrow of a linked row, after the text of its last cell. @default false */
  arrow?: boolean | undefined;
  children: ReactNode;
}

/** Cell of a row. Renders a `<td>`; safe in server components. */
export function CardCell({ className, arrow = false, children }: CardCellProps) {
  return (
    <td {...tableRoles.cell} className={clsx('mr-CardRow-cell', className)}>
      <div className="mr-CardRow-content">{children}</div>
      {arrow ? (
        <span className="mr-CardRow-arrow" aria-hidden="true">
          <ChevronRightIcon />
        </span>
      ) : null}
    </td>
  );
}
