import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { FieldMessages } from '../field/FieldMessages.js';
import { useField } from '../field/useField.js';
import type { FieldProps } from '../field/useField.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import './Checkbox.css';

export interface CheckboxProps extends FieldProps<HTMLInputElement> {
  /** What is agreed to or chosen, beside the box. It may hold a link. */
  label: ReactNode;
  /** What the form sends when it is checked. @default 'on' */
  value?: string | undefined;
  /** Whether it is checked, when the caller keeps that. `undefined` = the box keeps it itself. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, when the box keeps that itself. */
  defaultChecked?: boolean | undefined;
  /** Called in the box's own event with its new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/**
 * One yes or no in a form, with hint and error under it. Renders a `<div>` with a native checkbox that works in a plain form;
 * safe in server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function Checkbox({ label, value, checked, defaultChecked, onCheckedChange, ...field }: CheckboxProps) {
  const { control, frame } = useField(
    field,
    onCheckedChange && ((input, details) => onCheckedChange(input.checked, details)),
  );
  const { controlId, hint, error, required, className, ...root } = frame;
  return (
    <div {...root} className={clsx('mr-Checkbox-root mr-kit', className)}>
      <label className="mr-Checkbox-label">
        <input
          {...control}
          className="mr-Checkbox-input"
          type="checkbox"
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
        />
        <span className="mr-Checkbox-text" data-required={required ? '' : undefined}>
          {label}
        </span>
      </label>
      <div className="mr-Checkbox-messages">
        <FieldMessages controlId={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
}
