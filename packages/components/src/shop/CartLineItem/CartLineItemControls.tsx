'use client';

import type { MouseEvent, ReactNode } from 'react';
import { XIcon } from '../../icons/XIcon.js';
import { format } from '../../internal/text/format.js';
import { QuantitySelector } from '../QuantitySelector/index.js';
import type { Labels } from '../../labels/Labels.js';
import './CartLineItem.css';
import type { CartLineItemLine, CartLineQuantityDetails } from './types.js';

interface CartLineItemControlsProps<Line extends CartLineItemLine> {
  line: Line;
  max: number | undefined;
  /** Whether the quantity can be changed. */
  isSold: boolean;
  messages: Labels<'CartLineItem'>;
  onQuantityChange: ((quantity: number, details: CartLineQuantityDetails) => unknown) | undefined;
  onRemove: ((line: Line) => void) | undefined;
  /** Sum, rendered between the two controls. */
  children: ReactNode;
}

/** Quantity stepper and remove button of a cart line: its only client component. */
export function CartLineItemControls<Line extends CartLineItemLine>({
  line,
  max,
  isSold,
  messages,
  onQuantityChange,
  onRemove,
  children,
}: CartLineItemControlsProps<Line>) {
  const name = line.fullName ?? line.name;
  const handleRemove = ({ nativeEvent: event }: MouseEvent) => {
    if (onRemove) onRemove(line);
    else onQuantityChange?.(0, { reason: 'remove', event });
  };
  return (
    <>
      {onQuantityChange && isSold ? (
        <QuantitySelector
          className="mr-CartLineItem-quantity"
          item={name}
          value={line.qty}
          max={max}
          removable
          labels={messages.quantity}
          onValueChange={onQuantityChange}
        />
      ) : null}
      {children}
      <button
        type="button"
        className="mr-CartLineItem-remove"
        aria-label={format(messages.remove, { item: name })}
        onClick={handleRemove}
      >
        <XIcon />
      </button>
    </>
  );
}
