'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import { FieldError } from '../../base/FieldError/index.js';
import { NumberInput } from '../../base/field/NumberInput.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { setInputValue } from '../../internal/state/setInputValue.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, moneyDecimals, toMinorUnits } from '../../internal/text/money.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { numberInput, parseNumber } from '../../internal/text/parseNumber.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './PriceRangeFilter.css';
import { rangeAfterMove, rangeAfterTyping, thumbsOf } from './priceRangeState.js';
import type { PriceRange } from './priceRangeState.js';

/** Cause of a change: a thumb was moved, or an amount was typed. */
export type PriceRangeChangeReason = 'move' | 'type';

export interface PriceRangeFilterProps
  extends
    Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'name'>,
    SharedProps<'locale' | 'currency', 'PriceRangeFilter'> {
  /** Legend and accessible name of the group. @default from `labels` */
  label?: string | undefined;
  /**
   * Prices in ascending order, in major units: the steps of the thumbs and the edges of the bars. `priceEdges` computes
   * them.
   */
  edges: readonly number[];
  /** Number of products between each edge and the next, for the bars. `priceCounts` computes them. */
  counts?: readonly number[] | undefined;
  /** Range (controlled). */
  value?: PriceRange | undefined;
  /** Initial range (uncontrolled). @default no limits */
  defaultValue?: PriceRange | undefined;
  /** Called when a thumb is released, or a field with a typed amount is left. */
  onValueChange?: ((value: PriceRange, details: ReasonedDetails<PriceRangeChangeReason>) => void) | undefined;
  /** Names of the two form fields. @default ['min', 'max'] */
  names?: readonly [min: string, max: string] | undefined;
}

const open: PriceRange = {};
const defaultNames = ['min', 'max'] as const;

/**
 * Price range: bars for the number of products per price, two thumbs over them, and two text fields. The thumbs are
 * native sliders; a plain form sends the fields. Renders a `<fieldset>`; a client component.
 */
export function PriceRangeFilter({
  label,
  edges,
  counts = [],
  value,
  defaultValue = open,
  onValueChange,
  names = defaultNames,
  labels,
  autoFocus,
  form,
  tabIndex,
  className,
  ...props
}: PriceRangeFilterProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.PriceRangeFilter, settings.labels.PriceRangeFilter, labels);
  const [range, setRange] = useControllableState<PriceRange, ReasonedDetails<PriceRangeChangeReason>>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  // Range during a drag or while a field is edited, before it is committed.
  const [held, setHeld] = useState<PriceRange>();
  const [typed, setTyped] = useState<{ min?: string; max?: string }>({});
  const [wrong, setWrong] = useState<'min' | 'max'>();
  const sliders = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const id = useId();
  const last = edges.length - 1;
  const shown = held ?? range;
  const { low, high } = thumbsOf(shown, edges);
  const most = Math.max(1, ...counts);
  const decimals = moneyDecimals(settings.currency);
  const wrongAmount = format(messages.invalid, {
    example: numberFormat(settings.locale, { minimumFractionDigits: decimals }).format(decimals === 0 ? 1250 : 1250.5),
  });

  const move = ({ target }: ChangeEvent<HTMLInputElement>, thumb: 'low' | 'high') =>
    setHeld(rangeAfterMove(shown, thumb, target.valueAsNumber, edges));

  // React's `onChange` is the browser's `input`, which fires on each step of a drag; the browser's own `change` fires
  // at its end.
  const commit = useLatest((thumb: 'low' | 'high', step: number, event: Event) => {
    const next = rangeAfterMove(shown, thumb, step, edges);
    setHeld(undefined);
    if (next.min !== range.min || next.max !== range.max) setRange(next, { reason: 'move', event });
  });
  useEffect(() => {
    const box = sliders.current;
    const handleChange = (event: Event) => {
      const { dataset, valueAsNumber } = event.target as HTMLInputElement;
      commit.current(dataset['thumb'] === 'low' ? 'low' : 'high', valueAsNumber, event);
    };
    box?.addEventListener('change', handleChange);
    return () => box?.removeEventListener('change', handleChange);
  }, [commit]);

  /** Parses a typed amount: `undefined` if empty, `NaN` if it is not an amount of the currency. */
  const amountOf = (text: string) => {
    if (text.trim() === '') return undefined;
    const number = parseNumber(text, settings.locale) ?? '';
    const [, fraction = ''] = number.split('.');
    return /^\d/.test(number) && fraction.length <= decimals ? Number(number) : Number.NaN;
  };
  const leave = (limit: 'min' | 'max', event: Event) => {
    const text = typed[limit];
    if (text === undefined) return;
    const typedAmount = amountOf(text);
    const isWrong = Number.isNaN(typedAmount);
    setWrong(isWrong ? limit : undefined);
    if (isWrong) return;
    setTyped({});
    const next = rangeAfterTyping(range, limit, typedAmount);
    if (next.min !== range.min || next.max !== range.max) setRange(next, { reason: 'type', event });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>, limit: 'min' | 'max') => {
    const { key, currentTarget } = event;
    if (isComposing(event)) return;
    if (key === 'Enter') leave(limit, event.nativeEvent);
    if (key === 'Escape' && typed[limit] !== undefined) {
      setInputValue(currentTarget, numberInput(String(shown[limit] ?? ''), settings.locale));
      setTyped({});
      setWrong(undefined);
    }
  };

  const amount = (step: number) =>
    formatMoney(settings.locale, settings.currency, toMinorUnits(edges[step] ?? 0, settings.currency));
  const slider = (thumb: 'low' | 'high', step: number, text: string) => (
    <input
      className="mr-PriceRangeFilter-slider"
      type="range"
      min={0}
      max={last}
      step={1}
      value={step}
      data-thumb={thumb}
      // Without scripts a slider does nothing: the form sends only the fields.
      disabled={!hydrated}
      aria-label={text}
      aria-valuetext={amount(step)}
      onChange={(event) => move(event, thumb)}
    />
  );
  const field = (limit: 'min' | 'max', name: string, text: string, step: number) => (
    <label className="mr-PriceRangeFilter-field">
      <span className={visuallyHidden}>{text}</span>
      <NumberInput
        {...(autoFocus && limit === 'min' && { autoFocus })}
        form={form}
        tabIndex={tabIndex}
        className="mr-PriceRangeFilter-input"
        locale={settings.locale}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        min={0}
        step={1}
        name={name}
        placeholder={numberInput(String(edges[step] ?? 0), settings.locale)}
        value={
          typed[limit] === undefined ? String(shown[limit] ?? '') : (parseNumber(typed[limit], settings.locale) ?? '')
        }
        validate={(number) => (number >= 0 ? '' : wrongAmount)}
        aria-describedby={wrong === limit ? `${id} ${id}-error` : id}
        aria-invalid={wrong === limit || undefined}
        onChange={({ target }) => setTyped({ ...typed, [limit]: target.value })}
        onBlur={({ nativeEvent }) => leave(limit, nativeEvent)}
        onKeyDown={(event) => handleKeyDown(event, limit)}
      />
    </label>
  );

  return (
    <fieldset {...rest} className={clsx('mr-PriceRangeFilter-root mr-kit', className)}>
      <legend className="mr-PriceRangeFilter-label">{label ?? messages.label}</legend>
      <div
        ref={sliders}
        className="mr-PriceRangeFilter-sliders"
        style={{ '--mr-price-range-low': low / last, '--mr-price-range-high': high / last }}
      >
        <div className="mr-PriceRangeFilter-bars" aria-hidden="true">
          {counts.map((count, index) => (
            <span
              key={edges[index]}
              className="mr-PriceRangeFilter-bar"
              data-in={index >= low && index < high ? '' : undefined}
              style={{ '--mr-price-range-bar': count / most }}
            />
          ))}
        </div>
        <div className="mr-PriceRangeFilter-track" />
        {slider('low', low, messages.min)}
        {slider('high', high, messages.max)}
      </div>
      <div className="mr-PriceRangeFilter-fields">
        {field('min', names[0], messages.min, 0)}
        <span aria-hidden="true">–</span>
        {field('max', names[1], messages.max, last)}
      </div>
      {wrong === undefined ? null : <FieldError id={`${id}-error`}>{wrongAmount}</FieldError>}
      <span id={id} hidden>
        {settings.currency}
      </span>
    </fieldset>
  );
}
