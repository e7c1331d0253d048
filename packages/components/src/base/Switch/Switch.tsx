import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { FieldMessages } from '../field/FieldMessages.js';
import { SwitchInput } from '../field/SwitchInput.js';
import { useField } from '../field/useField.js';
import type { FieldProps } from '../field/useField.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import './Switch.css';

export interface SwitchProps extends FieldProps<HTMLInputElement> {
  /** What is on or off, beside the switch. */
  label: ReactNode;
  /** What the form sends when it is on. @default 'on' */
  value?: string | undefined;
  /** Whether it is on, when the caller keeps that. `undefined` = the switch keeps it itself. */
  checked?: boolean | undefined;
  /** Whether it is on at first, when the switch keeps that itself. */
  defaultChecked?: boolean | undefined;
  /** Called in the switch's own event with its new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/**
 * A setting that is on or off and counts at once, with hint and error under it. Renders a `<div>` with a native checkbox in
 * the role of a switch, which works in a plain form; safe in server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function Switch({ label, value, checked, defaultChecked, onCheckedChange, ...field }: SwitchProps) {
  const { control, frame } = useField(
    field,
    onCheckedChange && ((input, details) => onCheckedChange(input.checked, details)),
  );
  const { controlId, hint, error, required, className, ...root } = frame;
  return (
    <div {...root} className={clsx('mr-Switch-root mr-kit', className)}>
      <label className="mr-Switch-label">
        <span className="mr-Switch-text" data-required={required ? '' : undefined}>
          {label}
        </span>
        <SwitchInput
          {...control}
          className="mr-Switch-input"
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
        />
      </label>
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
