import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './ProgressBar.css';

export interface ProgressBarProps
  extends Omit<ComponentProps<'div'>, 'children'>, SharedProps<'locale', 'ProgressBar'> {
  /** Label above the bar: "Products". */
  label: ReactNode;
  /** Value, 0 to `max`; the bar is limited to this range. `null`: not known yet. */
  value: number | null;
  /** Maximum. @default 100 */
  max?: number | undefined;
  /** Format of the value: `percent` of `max`, or `amount` as "64 of 100". @default 'percent' */
  format?: 'percent' | 'amount' | undefined;
  /** Custom text of the value, such as an amount of money. @default by `format` */
  valueText?: string | undefined;
  /** Color of the bar. @default the accent color */
  tone?: 'success' | 'warning' | 'danger' | undefined;
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/**
 * Progress or usage, with label and value above a bar. Renders a `<div>` with a native `<progress>`; safe in server
 * components.
 * @selector [data-tone="success|warning|danger"]
 * @cssproperty --mr-progress-bar-height height of the bar
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  format: writes = 'percent',
  valueText,
  tone,
  labels,
  className,
  'aria-label': ariaLabel,
  ...props
}: ProgressBarProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.ProgressBar, settings.labels.ProgressBar, labels);
  const id = useId();
  const numbers = numberFormat(settings.locale);
  const amount = value ?? 0;
  const written =
    writes === 'amount'
      ? format(messages.amount, { value: numbers.format(amount), max: numbers.format(max) })
      : numberFormat(settings.locale, percent).format(max > 0 ? amount / max : 0);
  const text = value === null ? messages.unknown : (valueText ?? written);
  return (
    <div {...rest} className={clsx('mr-ProgressBar-root mr-kit', className)} data-tone={tone}>
      <span className="mr-ProgressBar-label" id={id}>
        {label}
      </span>
      <span className="mr-ProgressBar-value" aria-hidden="true">
        {text}
      </span>
      <progress
        className="mr-ProgressBar-bar"
        aria-label={ariaLabel}
        aria-labelledby={ariaLabel === undefined ? id : undefined}
        aria-valuetext={text}
        max={max > 0 ? max : 1}
        {...(value === null ? {} : { value: Math.min(Math.max(value, 0), max > 0 ? max : 1) })}
      />
    </div>
  );
}
