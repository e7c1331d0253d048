import type { HeadingLevel } from '../../internal/render/headings.js';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the page is about: its `<h1>`. */
  title: string;
  /** Level of the heading. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** For the page's `aria-labelledby`. */
  headingId?: string | undefined;
  /** Above the title: `<Breadcrumbs />`, or a link back. */
  breadcrumbs?: ReactNode;
  /** Beside the title: a `Badge`, a count. */
  status?: ReactNode;
  /** At the end of the line: buttons. */
  actions?: ReactNode;
  /** Under the title: a sentence. */
  children?: ReactNode;
}

/**
 * The head of a page: where it stands, what it is, and what can be done. Renders a `<div>`; safe in server components.
 * @slot breadcrumbs @slot status @slot actions @slot children
 * @cssproperty --mr-page-header-gap space under it
 */
export function PageHeader({
  title,
  headingLevel = 1,
  headingId,
  breadcrumbs,
  status,
  actions,
  className,
  children,
  ...rest
}: PageHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx('mr-PageHeader-root mr-kit', className)}>
      {breadcrumbs}
      <div className="mr-PageHeader-line">
        <Heading className="mr-PageHeader-title" id={headingId}>
          {title}
        </Heading>
        {status}
        {actions === undefined ? null : <div className="mr-PageHeader-actions">{actions}</div>}
      </div>
      {children === undefined ? null : <div className="mr-PageHeader-text">{children}</div>}
    </div>
  );
}
