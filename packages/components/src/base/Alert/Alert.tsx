import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon.js';
import { CircleXIcon } from '../../icons/CircleXIcon.js';
import { InfoIcon } from '../../icons/InfoIcon.js';
import './Alert.css';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Kind of message. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Bold title before the text. */
  title?: string | undefined;
  /** Icon before the text; `null` for none. @default by `tone` */
  icon?: ReactNode;
  /** Button or link at the end. */
  actions?: ReactNode;
  /** Text of the message. */
  children?: ReactNode;
}

const icons = { info: InfoIcon, success: CircleCheckIcon, warning: CircleAlertIcon, danger: CircleXIcon };

/**
 * Message that stays in the page while it applies. Not a live region: announce a message that appears later with
 * `announce`, or set `role="alert"`. Renders a `<div>`; safe in server components.
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
