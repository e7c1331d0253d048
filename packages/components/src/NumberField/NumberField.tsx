'use client';

import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { FieldFrame } from '../internal/parts/FieldFrame';
import { InputBox, inputClass } from '../internal/parts/InputBox';
import { useField } from '../internal/parts/useField';
import type { ControlAttributes, ValueFieldProps } from '../internal/parts/useField';
import { hasContent } from '../internal/render/hasContent';
import styles from './NumberField.module.css';

type InputAttributes = ControlAttributes<'autoComplete' | 'enterKeyHint' | 'placeholder' | 'readOnly'>;

export interface NumberFieldProps
  extends Omit<ValueFieldProps<HTMLInputElement, 'input'>, keyof InputAttributes>, InputAttributes {
  /** The least number. */
  min?: number | undefined;
  /** The greatest number. */
  max?: number | undefined;
  /** What Up and Down add, and what a number is a multiple of: 0.01 for money. @default 1 */
  step?: number | undefined;
  /** What stands before the number: "$". It is not read out; say it in the label or the hint. */
  prefix?: string | undefined;
  /** What stands behind the number: "%". It is not read out. */
  suffix?: string | undefined;
  /** Slot at the end of the field: a button such as "All of it". */
  action?: ReactNode;
}

/**
 * A number in a form, with label, hint and error. The browser writes it as the person is used to; the value is a text with a
 * point, such as `12.5`, or empty where nothing or no number is typed. The wheel of a mouse scrolls the page and never changes
 * it. Renders a `<div>` with a native `<input type="number">` that works in a plain form; a client component.
 * @selector [data-invalid] @selector [data-disabled]
 * @slot action
 */
export function NumberField({
  label,
  labelEnd,
  min,
  max,
  step = 1,
  prefix,
  suffix,
  action,
  value,
  defaultValue,
  onValueChange,
  ...field
}: NumberFieldProps) {
  const { control, frame } = useField(
    field,
    onValueChange && ((input) => onValueChange(input.value, { reason: 'input' })),
  );
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass={styles.root}>
      <InputBox startIcon={prefix === undefined ? undefined : <span aria-hidden="true">{prefix}</span>}>
        <input
          {...control}
          className={clsx(inputClass, styles.input)}
          type="number"
          inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          value={value}
          defaultValue={defaultValue}
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
        {suffix === undefined ? null : (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
        {hasContent(action) ? action : null}
      </InputBox>
    </FieldFrame>
  );
}
