import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { FieldFrame } from '../field/FieldFrame.js';
import { InputBox, inputClass } from '../field/InputBox.js';
import { useField } from '../field/useField.js';
import type { ControlAttributes, ValueFieldProps } from '../field/useField.js';
import './Select.css';

/** One option. */
export interface SelectItem {
  /** Submitted value. */
  value: string;
  /** Visible text. */
  label: string;
  /** Not available. @default false */
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<ValueFieldProps<HTMLSelectElement>, 'autoComplete'>, ControlAttributes<'autoComplete'> {
  /** The options. */
  items: readonly SelectItem[];
  /** First option, with an empty value: "Choose a country". Cannot be chosen again in a required field. */
  placeholder?: string | undefined;
  /** Icon inside the field, before the text. */
  startIcon?: ReactNode;
}

/**
 * Native select with label, hint and error. Renders a `<div>` with a native `<select>` that works in a plain form; safe
 * in server components.
 * @selector [data-invalid] @selector [data-disabled]
 */
export function Select({
  label,
  labelEnd,
  items,
  placeholder,
  startIcon,
  value,
  defaultValue,
  onValueChange,
  ...field
}: SelectProps) {
  // By default a browser skips a disabled placeholder and selects the first item.
  const defaultAtFirst = defaultValue ?? (placeholder === undefined || value !== undefined ? undefined : '');
  const { control, frame } = useField(
    field,
    onValueChange && ((select, details) => onValueChange(select.value, details)),
  );
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass="mr-Select-root mr-kit">
      <InputBox startIcon={startIcon} className="mr-Select-box">
        <select
          {...control}
          className={clsx(inputClass, 'mr-Select-input')}
          value={value}
          defaultValue={defaultAtFirst}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled={control.required}>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.disabled}>
              {item.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="mr-Select-arrow" />
      </InputBox>
    </FieldFrame>
  );
}
