import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { FieldFrame } from '../field/FieldFrame';
import { InputBox, inputClass } from '../field/InputBox';
import { useField } from '../field/useField';
import type { ControlAttributes, ValueFieldProps } from '../field/useField';
import styles from './Select.module.css';

/** One choice. */
export interface SelectItem {
  /** What the form sends. */
  value: string;
  /** What is shown. */
  label: string;
  /** It cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends Omit<ValueFieldProps<HTMLSelectElement>, 'autoComplete'>, ControlAttributes<'autoComplete'> {
  /** The choices. */
  items: readonly SelectItem[];
  /** Shown first, as a choice with an empty value: "Choose a country". In a required field it cannot be chosen again. */
  placeholder?: string | undefined;
  /** Icon inside the field, before the text. */
  startIcon?: ReactNode;
}

/**
 * One choice of a list that the browser opens, with label, hint and error. Renders a `<div>` with a native `<select>` that
 * works in a plain form; safe in server components.
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
  // By itself a browser passes over a disabled placeholder and chooses the first item.
  const defaultAtFirst = defaultValue ?? (placeholder === undefined || value !== undefined ? undefined : '');
  const { control, frame } = useField(
    field,
    onValueChange && ((select, details) => onValueChange(select.value, details)),
  );
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass={styles.root}>
      <InputBox startIcon={startIcon} className={styles.box}>
        <select {...control} className={clsx(inputClass, styles.input)} value={value} defaultValue={defaultAtFirst}>
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
        <ChevronDownIcon className={styles.arrow} />
      </InputBox>
    </FieldFrame>
  );
}
