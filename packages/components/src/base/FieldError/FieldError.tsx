import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { CircleAlertIcon } from '../../icons/CircleAlertIcon.js';
import './FieldError.css';

export type FieldErrorProps = ComponentProps<'p'>;

/**
 * What is wrong with a control, as text with an icon. The fields of the kit draw it themselves; beside a control of your own,
 * name its `id` in that control's `aria-describedby`. Renders a `<p>`; safe in server components.
 */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p {...rest} className={clsx('mr-FieldError-root mr-kit', className)}>
      <CircleAlertIcon className="mr-FieldError-icon" />
      <span>{children}</span>
    </p>
  );
}
