import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { hasContent } from '../../internal/render/hasContent.js';
import './InputBox.css';

interface InputBoxProps {
  /** Stands before the control. */
  startIcon?: ReactNode;
  /** State of the field, where the box is not its child. */
  invalid?: '' | undefined;
  /** Whether the control is disabled, where the box is not its child. */
  disabled?: '' | undefined;
  /** Class of the field's own box. */
  className?: string | undefined;
  /** The control, and what stands after it. */
  children: ReactNode;
}

/** The edge round a control that holds text, with the focus ring of the whole. */
export function InputBox({ startIcon, invalid, disabled, className, children }: InputBoxProps) {
  return (
    <div className={clsx(className, 'mr-InputBox-box')} data-invalid={invalid} data-disabled={disabled}>
      {hasContent(startIcon) ? <span className="mr-InputBox-icon">{startIcon}</span> : null}
      {children}
    </div>
  );
}

/** Class of the control in the box. */
export const inputClass = 'mr-InputBox-input';

/** Class of a button in the box. */
export const inputButtonClass = 'mr-InputBox-button';
