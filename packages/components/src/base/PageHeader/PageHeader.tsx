import type { HeadingLevel } from '../../internal/render/headings.js';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './PageHeader.css';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title of the page: its `<h1>`. */
  title: string;
  /** Heading level. @default 1 */
  headingLevel?: HeadingLevel | undefined;
  /** Id of the heading, for the page's `aria-labelledby`. */
  headingId?: string | undefined;
  /** Above the title: `<Breadcrumbs />`, or a back link. */
  breadcrumbs?: ReactNode;
  /** Beside the title: a `Badge`, a count. */
  status?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Sentence below the title. */
  children?: ReactNode;
}

/**
 * Header of a page: breadcrumbs, title, status and actions. Renders a `<div>`; safe in server components.
 * @slot breadcrumbs @slot status @slot actions @slot children
 * @cssproperty --mr-page-header-gap space below
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
