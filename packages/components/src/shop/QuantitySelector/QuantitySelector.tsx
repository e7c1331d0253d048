'use client';

import type { ComponentProps } from 'react';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { QuantityField } from './QuantityField.js';
import type { QuantityChangeReason } from './quantitySelectorState.js';
import { useQuantity } from './useQuantity.js';

export interface QuantitySelectorProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>, SharedProps<never, 'QuantitySelector'> {
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
  onValueChange?: ((value: number, details: ReasonedDetails<QuantityChangeReason>) => unknown) | undefined;
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
}

/**
 * Counts pieces: a number field between minus and plus. Without JavaScript the field alone remains, for a plain form.
 * Renders a `<div>`; a client component.
 * @selector [data-variant="outline|accent"] @selector [data-size="md|lg"] @selector [data-removable]
 * @selector [data-at-min] at the least quantity
 * @cssproperty --mr-quantity-selector-height Least height.
 * @cssproperty --mr-quantity-selector-button Width of a button.
 */
export function QuantitySelector({
  min = 1,
  max = 9999,
  value,
  defaultValue = min,
  onValueChange,
  labels,
  ...rest
}: QuantitySelectorProps) {
  const quantity = useQuantity({ value, defaultValue, min, max });
  return (
    <QuantityField
      {...rest}
      min={min}
      max={max}
      labels={labels}
      quantity={quantity}
      ask={(next, details, answer) => quantity.request(next, onValueChange?.(next, details), answer)}
    />
  );
}
