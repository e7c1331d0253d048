import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages } from './FieldMessages.js';
import './FieldFrame.css';

interface FieldFrameProps extends ComponentProps<'div'> {
  /** Class of the field, first in the class list. */
  rootClass: string | undefined;
  controlId: string;
  label: string;
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
}

/** Label above a control, hint and error below it. Renders a `<div>`; safe in server components. */
export function FieldFrame({
  rootClass,
  controlId,
  label,
  labelEnd,
  hint,
  error,
  required,
  className,
  children,
  ...rest
}: FieldFrameProps) {
  return (
    <div {...rest} className={clsx(rootClass, 'mr-FieldFrame-root', className)}>
      <div className="mr-FieldFrame-head">
        <label className="mr-FieldFrame-label" htmlFor={controlId} data-required={required ? '' : undefined}>
          {label}
        </label>
        {labelEnd}
      </div>
      {children}
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
