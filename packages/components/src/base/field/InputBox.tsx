import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { hasContent } from '../../internal/render/hasContent.js';
import './InputBox.css';

interface InputBoxProps {
  /** Slot before the control. */
  startIcon?: ReactNode;
  /** Invalid state of the field, if the box is not its child. */
  invalid?: '' | undefined;
  /** Disabled state of the control, if the box is not its child. */
  disabled?: '' | undefined;
  /** Class of the field's own box. */
  className?: string | undefined;
  /** The control and anything after it. */
  children: ReactNode;
}

/** Border of a text control, with the focus ring of the whole. */
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
