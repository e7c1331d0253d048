import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';
import { linkElement } from '../../internal/render/links.js';
import type { RenderLink } from '../../internal/render/links.js';
import { tableRoles } from '../../internal/render/tableRoles.js';
import './CardRow.css';

interface CardRowProps extends ComponentProps<'tr'> {
  /** Class of the row that draws it, which comes first. */
  rootClass: string | undefined;
}

/** A row of a `CardTable`. On a phone `rootClass` lays it out as a card. Renders a `<tr>`; safe in server components. */
export function CardRow({ rootClass, className, ...rest }: CardRowProps) {
  return <tr {...tableRoles.row} {...rest} className={clsx(rootClass, 'mr-CardRow-root', className)} />;
}

interface CardHeadProps {
  className: string | undefined;
  /** Where the row leads. Left out: the text is no link. */
  href: string | undefined;
  /** Accessible name of the link. Left out: its text. */
  linkLabel?: string | undefined;
  renderLink: RenderLink | undefined;
  children: ReactNode;
}

/** The first cell of a row, whose link covers all of the row. Renders a `<th>`; safe in server components. */
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
  /** Draws the arrow of a row that leads somewhere, behind the text of its last cell. */
  arrow?: boolean | undefined;
  children: ReactNode;
}

/** A cell of a row. Renders a `<td>`; safe in server components. */
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
