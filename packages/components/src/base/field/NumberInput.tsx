'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { isComposing } from '../../internal/isComposing.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import { setInputValue } from '../../internal/state/setInputValue.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { numberInput, parseNumber } from '../../internal/text/parseNumber.js';

interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'defaultValue' | 'max' | 'min' | 'role' | 'step' | 'type' | 'value'
> {
  /** BCP 47 tag for parsing and formatting the number. */
  locale: string;
  min?: number | undefined;
  max?: number | undefined;
  step: number;
  /** Number as `1250.5` (controlled). */
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Returns the error that blocks submitting: no number, or one outside the limits or between the steps. */
  validate?: ((number: number) => string) | undefined;
}

/**
 * Input for a number in the format of the page's language. Not `type="number"`: that uses the browser's language and
 * turns "12,50" into 1250. The form still submits `12.50`.
 */
export function NumberInput({
  locale,
  min,
  max,
  step,
  value,
  defaultValue = '',
  validate,
  ref,
  onChange,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(numberInput(value ?? defaultValue, locale));
  const shown = value === undefined || isSame(text, value, locale) ? text : numberInput(value, locale);
  const number = parseNumber(shown, locale);
  const validity = shown.trim() === '' ? '' : (validate?.(Number(number ?? Number.NaN)) ?? '');

  useEffect(() => input.current?.setCustomValidity(validity), [validity]);

  const follow = useLatest((event: Event) => {
    const element = input.current;
    if (!element) return;
    // Text typed before hydration, or restored by a reset.
    if (event.type !== 'formdata') setText(element.value);
    else sendNumber((event as FormDataEvent).formData, element, locale);
  });
  useEffect(() => {
    const form = input.current?.form;
    const handleEvent = (event: Event) => follow.current(event);
    // The reset event is dispatched before the values change.
    const handleReset = (event: Event) => void setTimeout(() => follow.current(event), 0);
    handleEvent(new Event('input'));
    form?.addEventListener('formdata', handleEvent);
    form?.addEventListener('reset', handleReset);
    return () => {
      form?.removeEventListener('formdata', handleEvent);
      form?.removeEventListener('reset', handleReset);
    };
  }, [follow]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const isModified = event.altKey || event.ctrlKey || event.metaKey || isComposing(event);
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || isModified) return;
    event.preventDefault();
    const isUnreadable = shown.trim() !== '' && number === undefined;
    if (currentTarget.readOnly || isUnreadable) return;
    const next = stepped(Number(number ?? 0), key === 'ArrowUp' ? 1 : -1, { min, max, step });
    setInputValue(currentTarget, numberInput(next, locale));
  };

  return (
    <input
      {...rest}
      ref={mergeRefs(input, ref)}
      type="text"
      role="spinbutton"
      inputMode={rest.inputMode ?? (step % 1 === 0 ? 'numeric' : 'decimal')}
      autoComplete={rest.autoComplete ?? 'off'}
      aria-valuenow={number === undefined ? undefined : Number(number)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={shown === '' ? undefined : shown}
      {...(value === undefined ? { defaultValue: numberInput(defaultValue, locale) } : { value: shown })}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange?.(event);
      }}
      onKeyDown={mergeHandlers(handleKeyDown, onKeyDown)}
    />
  );
}

/** Returns true if `text` is a notation of `value`, so that a caller's "12.5" does not replace a "12,50" being typed. */
function isSame(text: string, value: string, locale: string): boolean {
  const number = parseNumber(text, locale);
  if (number === undefined || value === '') return (number ?? '') === value;
  return Number(number) === Number(value);
}

/** Replaces the submitted text of the field by its number, also if several fields have one name. */
function sendNumber(data: FormData, { name, value }: HTMLInputElement, locale: string) {
  const values = data.getAll(name);
  const index = values.indexOf(value);
  if (name === '' || index === -1) return;
  values[index] = parseNumber(value, locale) ?? '';
  data.delete(name);
  for (const one of values) data.append(name, one);
}

interface Steps {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

/** Returns the next number in steps counted from `min`. */
function stepped(number: number, direction: 1 | -1, { min = -Infinity, max = Infinity, step }: Steps): string {
  const base = Number.isFinite(min) ? min : 0;
  // Without the error by which 0.3 / 0.1 becomes 2.9999999999999996.
  const steps = Number(((number - base) / step).toPrecision(12));
  const next = base + (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  const decimals = Math.max(decimalsOf(step), decimalsOf(base));
  return String(Number(Math.min(Math.max(next, min), max).toFixed(decimals)));
}

/** Returns the number of decimals of a number. */
function decimalsOf(number: number): number {
  return (String(number).split('.')[1] ?? '').length;
}
