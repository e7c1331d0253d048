import type { Ref } from 'react';
import { format } from '../internal/text/format';
import { HeartIcon } from '../icons/HeartIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { QuantitySelector } from '../QuantitySelector';
import styles from './ProductCard.module.css';
import type { ProductCardLabels } from './labels';

/** What the buttons of a card are made of; the second half makes them live in React. */
export interface ProductCardButtonsProps {
  item: string;
  quantity: number;
  wished: boolean;
  wishable: boolean;
  addable: boolean;
  messages: ProductCardLabels;
  notch?: Ref<HTMLDivElement>;
  opening?: boolean;
  onAdd?: (() => void) | undefined;
  onQuantityChange?: (quantity: number) => void;
  onWish?: (() => void) | undefined;
}

/**
 * Heart, plus button and stepper of a card, with or without handlers. A card without handlers calls it as a function: a list
 * has many cards, and a component more in each is felt on a server.
 */
export function productCardButtons({
  item,
  quantity,
  wished,
  wishable,
  addable,
  messages,
  notch,
  opening,
  onAdd,
  onQuantityChange,
  onWish,
}: ProductCardButtonsProps) {
  const inCart = quantity > 0;
  return (
    <>
      {wishable ? (
        <button
          type="button"
          className={styles.wish}
          data-mr-action="wish"
          aria-label={format(messages.wish, { item })}
          aria-pressed={wished}
          onClick={onWish}
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
            aria-label={format(messages.add, { item })}
            hidden={inCart}
            onClick={onAdd}
          >
            <PlusIcon />
          </button>
          {inCart ? (
            <QuantitySelector
              variant="accent"
              removable
              item={item}
              value={quantity}
              onValueChange={onQuantityChange}
              labels={messages.quantity}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
