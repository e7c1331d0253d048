import type { MouseEventHandler } from 'react';
import { WishlistToggle } from '../parts/WishlistToggle.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import './ProductCard.css';

/*
 * The markup of a card's controls. Functions and not components: a list has many cards, and a component more in each is felt
 * on a server.
 */

interface WishlistButtonOptions {
  item: string;
  messages: Labels<'ProductCard'>;
  /** Whether the product is on the wishlist. @default false */
  pressed?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** The heart. */
export function wishlistButton({ item, messages, pressed = false, onClick }: WishlistButtonOptions) {
  return (
    <WishlistToggle
      className="mr-ProductCard-wish"
      aria-label={format(messages.wishlist, { item })}
      pressed={pressed}
      onClick={onClick}
    />
  );
}

interface AddButtonOptions {
  item: string;
  messages: Labels<'ProductCard'>;
  /** Whether it opens a picker. @default false */
  picks?: boolean;
  /** Takes the focus when it appears: after the last piece was taken out. */
  takesFocus?: boolean;
  onFocus?: () => void;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** The plus button. */
export function addButton({ item, messages, picks = false, takesFocus, onFocus, onClick }: AddButtonOptions) {
  return (
    <button
      type="button"
      className="mr-ProductCard-add"
      data-mr-action="add"
      aria-label={format(picks ? messages.choose : messages.add, { item })}
      aria-haspopup={picks ? 'dialog' : undefined}
      // Not `false`, which React reports as a difference from the server's HTML.
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- only when it replaces the stepper that had the focus
      autoFocus={takesFocus ? true : undefined}
      onFocus={onFocus}
      onClick={onClick}
    />
  );
}
