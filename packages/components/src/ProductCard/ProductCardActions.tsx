'use client';

import { useEffect, useRef, useState } from 'react';
import { announce, liveRegion } from '../internal/announce';
import { format } from '../internal/format';
import { HeartIcon } from '../internal/icons/HeartIcon';
import { PlusIcon } from '../internal/icons/PlusIcon';
import { QuantitySelector } from '../QuantitySelector';
import styles from './ProductCard.module.css';
import type { ProductCardLabels } from './ProductCardLabels';

interface ProductCardActionsProps {
  item: string;
  quantity: number;
  wished: boolean;
  wishable: boolean;
  addable: boolean;
  onAdd: (() => void) | undefined;
  onQuantityChange: ((quantity: number) => void) | undefined;
  onWishedChange: ((wished: boolean) => void) | undefined;
  words: ProductCardLabels;
}

/** Heart, plus button and stepper of a `ProductCard`: all of it that needs a client. */
export function ProductCardActions(props: ProductCardActionsProps) {
  const { item, quantity, wished, wishable, addable, onAdd, onQuantityChange, onWishedChange, words } = props;
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
    announce(format(words.added, { item }));
    onAdd?.();
  };

  const handleValueChange = (value: number) => {
    if (value === 0) {
      acted.current = true;
      announce(format(words.removed, { item }));
    }
    onQuantityChange?.(value);
  };

  return (
    <>
      {wishable ? (
        <button
          type="button"
          className={styles.wish}
          data-mr-action="wish"
          aria-label={format(words.wish, { item })}
          aria-pressed={wished}
          onClick={onWishedChange && (() => onWishedChange(!wished))}
        >
          <HeartIcon className={styles.heart} />
        </button>
      ) : null}
      {addable ? (
        <div className={styles.notch} ref={notch} data-opening={opening ? '' : undefined}>
          <button
            type="button"
            className={styles.add}
            data-mr-action="add"
            aria-label={format(words.add, { item })}
            hidden={inCart}
            onClick={onAdd && handleAdd}
          >
            <PlusIcon />
          </button>
          {inCart ? (
            <QuantitySelector
              variant="accent"
              removable
              item={item}
              value={quantity}
              onValueChange={handleValueChange}
              labels={words.quantity}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
