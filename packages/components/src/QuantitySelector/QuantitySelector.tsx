'use client';

import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { format } from '../internal/text/format';
import { MinusIcon } from '../icons/MinusIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { TrashIcon } from '../icons/TrashIcon';
import styles from './QuantitySelector.module.css';
import type { QuantityChangeReason } from './quantity';
import { useQuantity } from './useQuantity';
import { quantitySelectorLabels } from './labels';
import type { QuantitySelectorLabels } from './labels';

export interface QuantitySelectorProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** What is counted, for the names of field and buttons: the product's title. */
  item: string;
  /** Quantity, when the caller keeps it. */
  value?: number | undefined;
  /** Quantity at first, when the selector keeps it. @default min */
  defaultValue?: number | undefined;
  /** Called after each change, in the handler. With `removable`, 0 means: take it away. */
  onValueChange?: ((value: number, details: { reason: QuantityChangeReason }) => void) | undefined;
  /** Least quantity, 0 or more. @default 1 */
  min?: number | undefined;
  /** Greatest quantity. More digits typed become this. @default 9999 */
  max?: number | undefined;
  /** At the least quantity the minus is drawn as a bin and reports 0; its name stays, so that nobody loses it. @default false */
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
 * Renders a `<div>`; a client component. Server HTML of it, never hydrated, lives by `attachQuantitySelector`.
 * @selector [data-variant="outline|accent"] @selector [data-size="md|lg"] @selector [data-removable]
 * @selector [data-at-min] at the least quantity
 */
export function QuantitySelector({
  item,
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
  ...rest
}: QuantitySelectorProps) {
  const settings = useSettings();
  const messages = mergeLabels(quantitySelectorLabels, settings.labels.QuantitySelector, labels);
  const named = (message: string) => format(message, { item });
  const { quantity, text, setDraft, commit, press, handleKeyDown } = useQuantity({
    value,
    defaultValue,
    min,
    max,
    removable,
    spoken: messages.spoken,
    onValueChange,
  });
  const atMin = quantity <= min;
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-mr-quantity=""
      data-quantity={quantity}
      data-variant={variant}
      data-size={size}
      data-removable={removable ? '' : undefined}
      data-at-min={atMin ? '' : undefined}
      data-spoken={messages.spoken}
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
        {removable ? <TrashIcon className={styles.bin} /> : null}
      </button>
      <input
        className={styles.field}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={named(messages.quantity)}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={quantity}
        value={text}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
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
        <PlusIcon className={styles.plus} />
      </button>
    </div>
  );
}
