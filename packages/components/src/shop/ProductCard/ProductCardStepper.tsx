'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { QuantityField } from '../QuantitySelector/QuantityField.js';

interface ProductCardStepperProps extends Pick<
  ComponentProps<typeof QuantityField>,
  'item' | 'quantity' | 'ask' | 'labels'
> {
  /** Whether it takes the focus and animates on mount, after a press of the plus button. */
  takesFocus: boolean;
  /** Called after it has taken the focus. */
  onFocusTaken: () => void;
}

/** Type of `ProductCardStepper`, which is loaded only for products in the cart. */
export type ProductCardStepperType = typeof ProductCardStepper;

/** Stepper in the corner of a card. A file of its own: it is loaded only for products in the cart. */
export function ProductCardStepper({ takesFocus, onFocusTaken, ...rest }: ProductCardStepperProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpening] = useState(takesFocus);
  useEffect(() => {
    if (!takesFocus) return;
    root.current?.querySelector<HTMLElement>('[data-mr-action=increase]')?.focus();
    onFocusTaken();
  }, [takesFocus, onFocusTaken]);
  return (
    <QuantityField
      {...rest}
      ref={root}
      variant="accent"
      removable
      data-mr-part="stepper"
      data-opening={isOpening ? '' : undefined}
    />
  );
}
