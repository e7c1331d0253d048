'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { FieldFrame } from '../field/FieldFrame.js';
import { InputBox, inputClass } from '../field/InputBox.js';
import { NumberInput } from '../field/NumberInput.js';
import { useField } from '../field/useField.js';
import type { ControlAttributes, ValueFieldProps } from '../field/useField.js';
import { hasContent } from '../../internal/render/hasContent.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { numberInput, parseNumber } from '../../internal/text/parseNumber.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './NumberField.css';

type InputAttributes = ControlAttributes<'autoComplete' | 'enterKeyHint' | 'placeholder' | 'readOnly'>;

export interface NumberFieldProps
  extends
    Omit<ValueFieldProps<HTMLInputElement>, keyof InputAttributes>,
    InputAttributes,
    SharedProps<'locale', 'NumberField'> {
  /** Minimum. */
  min?: number | undefined;
  /** Maximum. */
  max?: number | undefined;
  /** Step of Up and Down; valid numbers are multiples of it, counted from `min`: 0.01 for dollars. @default 1 */
  step?: number | undefined;
  /** Text before the number: "$". Not announced; repeat it in the label or the hint. */
  prefix?: string | undefined;
  /** Text after the number: "%". Not announced. */
  suffix?: string | undefined;
  /** Slot at the end of the field: a button such as "All of it". */
  action?: ReactNode;
}

/**
 * Number input with label, hint and error. Typed in the format of the page's language ("12,50", "1.250"); invalid or
 * ambiguous input shows an error. The value, also the submitted one, is a string with a decimal point, such as `12.5`,
 * or empty without a valid number. Up and Down step. Renders a `<div>` with a native text input in the role of a spin
 * button; a client component.
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
  labels,
  ...props
}: NumberFieldProps) {
  const [settings, field] = useSettings(props);
  const messages = mergeLabels(en.NumberField, settings.labels.NumberField, labels);
  // Validated on blur: a number that is only half typed is not an error.
  const [isUnreadable, setUnreadable] = useState(false);
  const judge = (text: string) => setUnreadable(text.trim() !== '' && read(text) === undefined);
  const read = (text: string) => parseNumber(text, settings.locale);
  const write = (number: number) => numberInput(String(number), settings.locale);
  const unreadable = format(messages.invalid, {
    example: numberFormat(settings.locale).format(step % 1 === 0 ? 1234 : 1234.5),
  });
  const validate = (number: number) => {
    if (Number.isNaN(number)) return unreadable;
    if (min !== undefined && number < min) return format(messages.tooSmall, { min: write(min) });
    if (max !== undefined && number > max) return format(messages.tooLarge, { max: write(max) });
    const steps = (number - (min ?? 0)) / step;
    return Math.abs(steps - Math.round(steps)) > 1e-6 ? format(messages.wrongStep, { step: write(step) }) : '';
  };
  const { control, frame } = useField(
    { ...field, error: field.error ?? (isUnreadable ? unreadable : undefined) },
    (input: HTMLInputElement, details) => {
      if (isUnreadable) judge(input.value);
      onValueChange?.(read(input.value) ?? '', details);
    },
  );
  return (
    <FieldFrame {...frame} label={label} labelEnd={labelEnd} rootClass="mr-NumberField-root mr-kit">
      <InputBox startIcon={prefix === undefined ? undefined : <span aria-hidden="true">{prefix}</span>}>
        <NumberInput
          {...control}
          className={clsx(inputClass, 'mr-NumberField-input')}
          locale={settings.locale}
          min={min}
          max={max}
          step={step}
          value={value}
          defaultValue={defaultValue}
          validate={validate}
          onBlur={mergeHandlers(
            (event: FocusEvent<HTMLInputElement>) => judge(event.currentTarget.value),
            control.onBlur,
          )}
        />
        {suffix === undefined ? null : (
          <span className="mr-NumberField-suffix" aria-hidden="true">
            {suffix}
          </span>
        )}
        {hasContent(action) ? action : null}
      </InputBox>
    </FieldFrame>
  );
}
