'use client';

import type { ComponentProps } from 'react';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { QuantityField } from './QuantityField.js';
import type { QuantityChangeReason } from './quantitySelectorState.js';
import { useQuantity } from './useQuantity.js';

export interface QuantitySelectorProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>, SharedProps<never, 'QuantitySelector'> {
  /** Title of the counted product, for the names of field and buttons. */
  item: string;
  /** Accessible name of the field. @default from `labels`, with `item` */
  label?: string | undefined;
  /** Quantity (controlled). Above `max` it is shown unchanged, marked as invalid, and can be decreased. */
  value?: number | undefined;
  /** Initial quantity (uncontrolled). @default min */
  defaultValue?: number | undefined;
  /**
   * Called with the requested quantity; with `removable`, 0 removes the item. May return a promise: the quantity is
   * shown at once, the next press counts from it, and it is announced when the promise resolves. A rejection is
   * announced, and restores the previous quantity.
   */
  onValueChange?: ((value: number, details: ReasonedDetails<QuantityChangeReason>) => unknown) | undefined;
  /** Minimum quantity, 0 or more. @default 1 */
  min?: number | undefined;
  /** Maximum quantity; 0 = sold out. A larger typed number is lowered to it, with a message. @default 9999 */
  max?: number | undefined;
  /**
   * At `min`, decrease shows a trash icon and requests 0, as does typing 0; its accessible name is unchanged. @default
   * false
   */
  removable?: boolean | undefined;
  /** Name of the form field, for plain forms. Optional. */
  name?: string | undefined;
  /** `outline` on plain backgrounds, `accent` in the corner of a product card. @default 'outline' */
  variant?: 'outline' | 'accent' | undefined;
  /** Height: `md` 44, `lg` 54 pixels. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/**
 * Quantity stepper: a number field between decrease and increase buttons. Without scripts only the field is shown, for
 * a plain form. Renders a `<div>`; a client component.
 * @selector [data-variant="outline|accent"] @selector [data-size="md|lg"] @selector [data-removable]
 * @selector [data-at-min] at the minimum
 * @cssproperty --mr-quantity-selector-height minimum height
 * @cssproperty --mr-quantity-selector-button width of a button
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
