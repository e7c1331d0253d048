import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages } from './FieldMessages';
import styles from './FieldFrame.module.css';

interface FieldFrameProps extends ComponentProps<'div'> {
  /** Class of the field that draws it, which comes first. */
  rootClass: string | undefined;
  controlId: string;
  label: string;
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
}

/** Label above a control, hint and error under it. Renders a `<div>`; safe in server components. */
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
    <div {...rest} className={clsx(rootClass, styles.root, className)}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={controlId} data-required={required ? '' : undefined}>
          {label}
        </label>
        {labelEnd}
      </div>
      {children}
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
