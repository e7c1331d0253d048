'use client';

import type { MouseEvent, ReactNode } from 'react';
import { XIcon } from '../../icons/XIcon';
import { format } from '../../internal/text/format';
import { QuantitySelector } from '../QuantitySelector';
import type { Labels } from '../../labels/Labels';
import styles from './CartLineItem.module.css';
import type { CartLineItemLine, CartLineQuantityDetails } from './types';

interface CartLineItemControlsProps<Line extends CartLineItemLine> {
  line: Line;
  max: number | undefined;
  /** Whether the quantity can be changed. */
  isSold: boolean;
  messages: Labels<'CartLineItem'>;
  onQuantityChange: ((quantity: number, details: CartLineQuantityDetails) => unknown) | undefined;
  onRemove: ((line: Line) => void) | undefined;
  /** What stands between the two controls: the sum. */
  children: ReactNode;
}

/** Stepper and remove button of a cart line: all of it that needs a client. */
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
          className={styles.quantity}
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
        className={styles.remove}
        aria-label={format(messages.remove, { item: name })}
        onClick={handleRemove}
      >
        <XIcon />
      </button>
    </>
  );
}
