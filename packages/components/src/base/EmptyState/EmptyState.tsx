import type { HeadingLevel } from '../../internal/render/headings.js';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title: "Your cart is empty". */
  title: string;
  /** Icon above the title, such as `<ShoppingBagIcon />`. */
  icon?: ReactNode;
  /** Image instead of the icon, in its own size. */
  media?: ReactNode;
  /** Next steps: a `Button` or links. */
  actions?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Makes the heading focusable by script, for example after the last item of a list was removed. @default false */
  focusable?: boolean | undefined;
  /** One or two sentences below the title. */
  children?: ReactNode;
}

/**
 * Placeholder for an empty list, with next steps. Renders a `<div>`; safe in server components.
 * @slot icon @slot media @slot actions @slot children
 */
export function EmptyState({
  title,
  icon,
  media,
  actions,
  headingLevel = 2,
  focusable = false,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx('mr-EmptyState-root mr-kit', className)}>
      {media}
      {icon === undefined || media !== undefined ? null : (
        <span className="mr-EmptyState-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="mr-EmptyState-title" tabIndex={focusable ? -1 : undefined}>
        {title}
      </Heading>
      {children === undefined ? null : <div className="mr-EmptyState-text">{children}</div>}
      {actions === undefined ? null : <div className="mr-EmptyState-actions">{actions}</div>}
    </div>
  );
}
