import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.js';
import { CircleXIcon } from '../../icons/CircleXIcon.js';
import { InfoIcon } from '../../icons/InfoIcon.js';
import './Alert.css';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** What happened, in bold, before the text. */
  title?: string | undefined;
  /** Icon before the text. `null`: none. @default by `tone` */
  icon?: ReactNode;
  /** What can be done: a button or link at the end. */
  actions?: ReactNode;
  /** The text. */
  children?: ReactNode;
}

const icons = { info: InfoIcon, success: CircleCheckIcon, warning: CircleAlertIcon, danger: CircleXIcon };

/**
 * News that stands in the page until it is no longer true. It is no live region: news that appears later is announced by
 * `announce`, or has `role="alert"` from its owner. Renders a `<div>`; safe in server components.
 * @selector [data-tone="info|success|warning|danger"] @slot icon @slot actions @slot children
 */
export function Alert({ tone = 'info', title, icon, actions, className, children, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={clsx('mr-Alert-root mr-kit', className)} data-tone={tone}>
      {icon === null ? null : (
        <span className="mr-Alert-icon" aria-hidden="true">
          {icon ?? <Icon />}
        </span>
      )}
      <div className="mr-Alert-text">
        {title === undefined ? null : <strong className="mr-Alert-title">{`${title} `}</strong>}
        <div className="mr-Alert-content">{children}</div>
      </div>
      {actions === undefined ? null : <div className="mr-Alert-actions">{actions}</div>}
    </div>
  );
}
