'use client';

import { useEffect, useRef, useState } from 'react';
import { announce, liveRegion } from '../LiveRegion/announce';
import { format } from '../internal/text/format';
import { productCardButtons as ProductCardButtons } from './ProductCardButtons';
import type { ProductCardButtonsProps } from './ProductCardButtons';

interface ProductCardActionsProps extends Pick<
  ProductCardButtonsProps,
  'item' | 'quantity' | 'wished' | 'wishable' | 'addable' | 'messages'
> {
  onAdd: (() => void) | undefined;
  onQuantityChange: ((quantity: number) => void) | undefined;
  onWishedChange: ((wished: boolean) => void) | undefined;
}

/** The buttons of a `ProductCard` that has handlers: all of it that needs a client. */
export function ProductCardActions({ onAdd, onQuantityChange, onWishedChange, ...buttons }: ProductCardActionsProps) {
  const { item, quantity, wished, messages } = buttons;
  const notch = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const [opening, setOpening] = useState(false);
  const inCart = quantity > 0;

  // It has to stand, empty, before the first message comes.
  useEffect(() => void liveRegion(), []);

  useEffect(() => {
    // Plus button and stepper replace each other: the one who pressed goes on where the other was.
    if (!acted.current) return;
    acted.current = false;
    notch.current?.querySelector<HTMLElement>(`[data-mr-action=${inCart ? 'increase' : 'add'}]`)?.focus();
  }, [inCart]);

  const handleAdd = () => {
    acted.current = true;
    setOpening(true);
    announce(format(messages.added, { item }));
    onAdd?.();
  };

  const handleQuantityChange = (value: number) => {
    if (value === 0) {
      acted.current = true;
      announce(format(messages.removed, { item }));
    }
    onQuantityChange?.(value);
  };

  return (
    <ProductCardButtons
      {...buttons}
      notch={notch}
      opening={opening}
      onAdd={onAdd && handleAdd}
      onQuantityChange={handleQuantityChange}
      onWish={onWishedChange && (() => onWishedChange(!wished))}
    />
  );
}
