import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { FieldMessages } from '../field/FieldMessages.js';
import { useField } from '../field/useField.js';
import type { FieldProps } from '../field/useField.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import './Checkbox.css';

export interface CheckboxProps extends FieldProps<HTMLInputElement> {
  /** Label beside the box. May contain a link. */
  label: ReactNode;
  /** Submitted value while checked. @default 'on' */
  value?: string | undefined;
  /** Checked state (controlled). `undefined`: uncontrolled. */
  checked?: boolean | undefined;
  /** Initial checked state (uncontrolled). */
  defaultChecked?: boolean | undefined;
  /** Called on the box's change event with its new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/**
 * Checkbox with label, hint and error. Renders a `<div>` with a native checkbox that works in a plain form; safe in
 * server components.
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
