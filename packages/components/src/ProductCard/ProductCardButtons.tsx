import type { Ref } from 'react';
import { format } from '../internal/format';
import { HeartIcon } from '../internal/icons/HeartIcon';
import { PlusIcon } from '../internal/icons/PlusIcon';
import { QuantitySelector } from '../QuantitySelector';
import styles from './ProductCard.module.css';
import type { ProductCardLabels } from './ProductCardLabels';

/** What the buttons of a card are made of; the second half makes them live in React. */
export interface ProductCardButtonsProps {
  item: string;
  quantity: number;
  wished: boolean;
  wishable: boolean;
  addable: boolean;
  words: ProductCardLabels;
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
export function productCardButtons(props: ProductCardButtonsProps) {
  const { item, quantity, wished, wishable, addable, words, notch, opening, onAdd, onQuantityChange, onWish } = props;
  const inCart = quantity > 0;
  return (
    <>
      {wishable ? (
        <button
          type="button"
          className={styles.wish}
          data-mr-action="wish"
          aria-label={format(words.wish, { item })}
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
            aria-label={format(words.add, { item })}
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
              labels={words.quantity}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
