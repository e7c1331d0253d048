'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { DateField } from '../DateField/index.js';
import { FieldMessages } from '../field/FieldMessages.js';
import { useFieldMessages } from '../field/useField.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './DateRange.css';

/** Two days, `YYYY-MM-DD`; an empty one means no limit. */
export interface DateRangeValue {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}

export interface DateRangeProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'>, SharedProps<never, 'DateRange'> {
  /** Label of the range: "Placed". */
  label: string;
  /** Prefix of the form names: `placed` submits `placedFrom` and `placedTo`. @default not submitted */
  name?: string | undefined;
  /** Both days (controlled). */
  value?: DateRangeValue | undefined;
  /** Initial days (uncontrolled). */
  defaultValue?: DateRangeValue | undefined;
  /** Called with both days after one changed, also while the last is before the first. */
  onValueChange?: ((value: DateRangeValue, details: ChangeDetails) => void) | undefined;
  /** Earliest day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Latest day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Help text below the fields; part of their description. */
  hint?: ReactNode;
  /** Error message. @default a message if the last day is before the first */
  error?: ReactNode;
}

const open: DateRangeValue = { from: '', to: '' };

/**
 * First and last day, each with the browser's own calendar. Renders a `<fieldset>` with two native inputs that work in
 * a plain form; a client component.
 * @selector [data-invalid]
 */
export function DateRange({
  label,
  name,
  value,
  defaultValue = open,
  onValueChange,
  min,
  max,
  hint,
  error,
  labels,
  autoFocus,
  form,
  tabIndex,
  className,
  ...props
}: DateRangeProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.DateRange, settings.labels.DateRange, labels);
  const [days, setDays] = useControllableState<DateRangeValue, ChangeDetails>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const isReversed = days.from !== '' && days.to !== '' && days.to < days.from;
  const message = error ?? (isReversed ? messages.reversed : undefined);
  const id = useId();
  const { invalid, aria } = useFieldMessages({
    id,
    hint,
    error: message,
    'aria-describedby': rest['aria-describedby'],
  });
  const set = (part: Partial<DateRangeValue>, details: ChangeDetails) => void setDays({ ...days, ...part }, details);
  return (
    <fieldset
      {...rest}
      className={clsx('mr-DateRange-root mr-kit', className)}
      aria-describedby={aria['aria-describedby']}
      data-invalid={invalid ? '' : undefined}
    >
      <legend className="mr-DateRange-legend">{label}</legend>
      <div className="mr-DateRange-row">
        <DateField
          {...(autoFocus && { autoFocus })}
          form={form}
          tabIndex={tabIndex}
          label={messages.from}
          name={name === undefined ? undefined : `${name}From`}
          min={min}
          max={max}
          value={days.from}
          onValueChange={(from, details) => set({ from }, details)}
        />
        <DateField
          form={form}
          tabIndex={tabIndex}
          label={messages.to}
          name={name === undefined ? undefined : `${name}To`}
          min={days.from || min}
          max={max}
          value={days.to}
          onValueChange={(to, details) => set({ to }, details)}
        />
      </div>
      <FieldMessages controlId={id} hint={hint} error={message} />
    </fieldset>
  );
}
