'use client';

import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { format } from '../../internal/text/format.js';
import { MinusIcon } from '../../icons/MinusIcon.js';
import { PlusIcon } from '../../icons/PlusIcon.js';
import { TrashIcon } from '../../icons/TrashIcon.js';
import * as en from '../../labels/en.js';
import './QuantitySelector.css';
import type { QuantitySelectorProps } from './QuantitySelector.js';
import type { Quantity } from './useQuantity.js';
import { useQuantityField } from './useQuantityField.js';
import type { QuantityAsk } from './useQuantityField.js';

interface QuantityFieldProps extends Omit<QuantitySelectorProps, 'value' | 'defaultValue' | 'onValueChange'> {
  quantity: Quantity;
  /** @default records the request as accepted */
  ask?: QuantityAsk;
}

/** Field and buttons of a quantity whose state a parent component owns. */
export function QuantityField({
  item,
  label,
  min = 1,
  max = 9999,
  quantity,
  ask = (next, _details, answer) => quantity.request(next, undefined, answer),
  removable = false,
  name,
  variant = 'outline',
  size = 'md',
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...props
}: QuantityFieldProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.QuantitySelector, settings.labels.QuantitySelector, labels);
  const named = (message: string) => format(message, { item });
  const { shown } = quantity;
  const { field, text, message, messageId, isInvalid, type, handleBlur, press, handleKeyDown } = useQuantityField({
    quantity,
    ask,
    messages,
    min,
    max,
    removable,
  });
  // Below `min` the next step removes the item: there is nothing to decrease to.
  const atMin = shown <= min || max < min;
  return (
    <div
      {...rest}
      className={clsx('mr-QuantitySelector-root mr-kit', className)}
      data-mr-root="quantity"
      data-variant={variant}
      data-size={size}
      data-removable={removable ? '' : undefined}
      data-at-min={atMin ? '' : undefined}
    >
      <button
        type="button"
        className="mr-QuantitySelector-button"
        data-mr-action="decrease"
        aria-label={named(messages.decrease)}
        aria-disabled={atMin && !removable}
        onClick={(event) => press('decrease', event)}
      >
        <MinusIcon className="mr-QuantitySelector-minus" />
        {removable ? <TrashIcon className="mr-QuantitySelector-remove" /> : null}
      </button>
      <input
        ref={field}
        className="mr-QuantitySelector-field"
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={ariaLabel ?? named(messages.label)}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={shown}
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={message === undefined ? undefined : messageId}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      />
      <button
        type="button"
        className="mr-QuantitySelector-button"
        data-mr-action="increase"
        aria-label={named(messages.increase)}
        aria-disabled={shown >= max}
        onClick={(event) => press('increase', event)}
      >
        <PlusIcon />
      </button>
      <span
        className="mr-QuantitySelector-message"
        data-mr-part="message"
        id={message === undefined ? undefined : messageId}
      >
        {message}
      </span>
    </div>
  );
}
