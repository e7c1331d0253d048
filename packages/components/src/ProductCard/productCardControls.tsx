import { wishlistToggle } from '../internal/parts/wishlistToggle';
import { format } from '../internal/text/format';
import styles from './ProductCard.module.css';
import type { ProductCardLabels } from './labels';

/*
 * The markup of a card's controls, the same in React and on static pages. Functions and not components: a list has many
 * cards, and a component more in each is felt on a server.
 */

/** The heart of a static card. */
export function wishlistButton(item: string, messages: ProductCardLabels) {
  return wishlistToggle({
    pressed: false,
    className: styles.wish,
    'aria-label': format(messages.wishlist, { item }),
  });
}

interface AddButtonOptions {
  item: string;
  messages: ProductCardLabels;
  /** Takes the focus when it appears: after the last piece was taken out. */
  takesFocus?: boolean;
  onFocus?: () => void;
  onClick?: () => void;
}

/** The plus button. */
export function addButton({ item, messages, takesFocus, onFocus, onClick }: AddButtonOptions) {
  return (
    <button
      type="button"
      className={styles.add}
      data-mr-action="add"
      aria-label={format(messages.add, { item })}
      // Not `false`, which React reports as a difference from the server's HTML.
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- only when it replaces the stepper that had the focus
      autoFocus={takesFocus ? true : undefined}
      onFocus={onFocus}
      onClick={onClick}
    />
  );
}
