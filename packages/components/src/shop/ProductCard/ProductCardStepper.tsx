'use client';

import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { QuantityField } from '../QuantitySelector/QuantityField.js';

interface ProductCardStepperProps extends Pick<
  ComponentProps<typeof QuantityField>,
  'item' | 'quantity' | 'ask' | 'labels'
> {
  /** Takes the focus when it appears, and opens with an animation: after a press of the plus button. */
  takesFocus: boolean;
  /** Called once it has taken the focus. */
  onFocusTaken: () => void;
}

/** The type of `ProductCardStepper`, which is loaded only when something is in the cart. */
export type ProductCardStepperType = typeof ProductCardStepper;

/** The stepper in the corner of a card: a file of its own, as it is loaded only when something is in the cart. */
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
