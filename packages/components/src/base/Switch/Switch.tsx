import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { FieldMessages } from '../field/FieldMessages.js';
import { SwitchInput } from '../field/SwitchInput.js';
import { useField } from '../field/useField.js';
import type { FieldProps } from '../field/useField.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import './Switch.css';

export interface SwitchProps extends FieldProps<HTMLInputElement> {
  /** Label beside the switch. */
  label: ReactNode;
  /** Submitted value while on. @default 'on' */
  value?: string | undefined;
  /** On state (controlled). `undefined`: uncontrolled. */
  checked?: boolean | undefined;
  /** Initial on state (uncontrolled). */
  defaultChecked?: boolean | undefined;
  /** Called on the switch's change event with its new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails) => void) | undefined;
}

/**
 * Setting that is on or off and takes effect at once, with hint and error. Renders a `<div>` with a native checkbox in
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
