'use client';

import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { format } from '../internal/text/format';
import { MinusIcon } from '../icons/MinusIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { TrashIcon } from '../icons/TrashIcon';
import styles from './QuantitySelector.module.css';
import type { QuantityChangeReason } from './quantitySelectorState';
import { useQuantity } from './useQuantity';
import { quantitySelectorLabels } from './labels';
import type { QuantitySelectorLabels } from './labels';

export interface QuantitySelectorProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** What is counted, for the names of field and buttons: the product's title. */
  item: string;
  /** Accessible name of the field. @default from `labels`, with `item` */
  label?: string | undefined;
  /** Quantity, when the caller keeps it. Above `max` it is shown as it is, marked, and can be lowered. */
  value?: number | undefined;
  /** Quantity at first, when the selector keeps it. @default min */
  defaultValue?: number | undefined;
  /**
   * Called with the quantity that is asked for. With `removable`, 0 means: take the item away. It may return a promise: the
   * quantity is shown at once, the next press counts from it, and it is announced when the promise is fulfilled; a rejection
   * is announced too, and the earlier quantity returns.
   */
  onValueChange?: ((value: number, details: { reason: QuantityChangeReason }) => unknown) | undefined;
  /** Least quantity, 0 or more. @default 1 */
  min?: number | undefined;
  /** Greatest quantity; 0 = sold out. A greater number that is typed becomes this, and a message says so. @default 9999 */
  max?: number | undefined;
  /** At the least quantity the minus is drawn as a bin and asks for 0, as a 0 that is typed does; its name stays the same. @default false */
  removable?: boolean | undefined;
  /** Name of the form field, so that a plain form sends the quantity. */
  name?: string | undefined;
  /** `outline` on paper and panels, `accent` in the corner of a product card. @default 'outline' */
  variant?: 'outline' | 'accent' | undefined;
  /** Height: `md` 44, `lg` 54 pixels. @default 'md' */
  size?: 'md' | 'lg' | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<QuantitySelectorLabels> | undefined;
}

/**
 * Counts pieces: a number field between minus and plus. Without JavaScript the field alone remains, for a plain form.
 * Renders a `<div>`; a client component. On static pages `attachQuantitySelector` adds the behaviour.
 * @selector [data-variant="outline|accent"] @selector [data-size="md|lg"] @selector [data-removable]
 * @selector [data-at-min] at the least quantity
 * @cssproperty --mr-quantity-selector-height Least height.
 * @cssproperty --mr-quantity-selector-button Width of a button.
 */
export function QuantitySelector({
  item,
  label,
  min = 1,
  max = 9999,
  value,
  defaultValue = min,
  onValueChange,
  removable = false,
  name,
  variant = 'outline',
  size = 'md',
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...rest
}: QuantitySelectorProps) {
  const settings = useSettings();
  const messages = mergeLabels(quantitySelectorLabels, settings.labels.QuantitySelector, labels);
  const { announcement, invalid, max: tooMany, soldOut, failed } = messages;
  const named = (message: string) => format(message, { item });
  const { quantity, field, text, message, messageId, isInvalid, type, handleBlur, press, handleKeyDown } = useQuantity({
    value,
    defaultValue,
    min,
    max,
    removable,
    messages,
    onValueChange,
  });
  // A sold-out item has nothing to lower to: the next step removes it.
  const atMin = quantity <= min || max < min;
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-mr-root="quantity"
      data-mr-value={quantity}
      data-mr-messages={JSON.stringify({ announcement, invalid, max: tooMany, soldOut, failed })}
      data-variant={variant}
      data-size={size}
      data-removable={removable ? '' : undefined}
      data-at-min={atMin ? '' : undefined}
    >
      <button
        type="button"
        className={styles.button}
        data-mr-action="decrease"
        aria-label={named(messages.decrease)}
        aria-disabled={atMin && !removable}
        onClick={() => press('decrease')}
      >
        <MinusIcon className={styles.minus} />
        {removable ? <TrashIcon className={styles.remove} /> : null}
      </button>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={ariaLabel ?? named(messages.label)}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={quantity}
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
        className={styles.button}
        data-mr-action="increase"
        aria-label={named(messages.increase)}
        aria-disabled={quantity >= max}
        onClick={() => press('increase')}
      >
        <PlusIcon />
      </button>
      <span className={styles.message} data-mr-part="message" id={message === undefined ? undefined : messageId}>
        {message}
      </span>
    </div>
  );
}
