import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import './FieldError.css';

export type FieldErrorProps = ComponentProps<'p'>;

/**
 * Error message of a control, as text with an icon. The kit's fields render it themselves; for a control of your own,
 * reference its `id` in `aria-describedby`. Renders a `<p>`; safe in server components.
 */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p {...rest} className={clsx('mr-FieldError-root mr-kit', className)}>
      <CircleAlertIcon className="mr-FieldError-icon" />
      <span>{children}</span>
    </p>
  );
}
