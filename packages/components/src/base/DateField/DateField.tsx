import { FieldFrame } from '../field/FieldFrame.js';
import { InputBox, inputClass } from '../field/InputBox.js';
import { useField } from '../field/useField.js';
import type { ControlAttributes, ValueFieldProps } from '../field/useField.js';

type InputAttributes = ControlAttributes<'autoComplete' | 'readOnly'>;

export interface DateFieldProps
  extends Omit<ValueFieldProps<HTMLInputElement>, keyof InputAttributes>, InputAttributes {
  /** Earliest day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Latest day, `YYYY-MM-DD`. */
  max?: string | undefined;
}

/**
 * Date input with label, hint and error. The browser formats the date and opens its own calendar; the value is
 * `YYYY-MM-DD` or empty. Renders a `<div>` with a native `<input type="date">` that works in a plain form; safe in
 * server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function DateField({ label, labelEnd, value, defaultValue, onValueChange, min, max, ...field }: DateFieldProps) {
  const { control, frame } = useField(
    field,
    onValueChange && ((input, details) => onValueChange(input.value, details)),
  );
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass="mr-DateField-root mr-kit">
      <InputBox>
        <input
          {...control}
          className={inputClass}
          type="date"
          min={min}
          max={max}
          value={value}
          defaultValue={defaultValue}
        />
      </InputBox>
    </FieldFrame>
  );
}
