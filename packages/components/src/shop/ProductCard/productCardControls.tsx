import type { MouseEventHandler } from 'react';
import { WishlistToggle } from '../parts/WishlistToggle.js';
import { format } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';
import './ProductCard.css';

/*
 * Markup of a card's controls. Functions, not components: in a list of many cards an extra component per card costs
 * measurable time on a server.
 */

interface WishlistButtonOptions {
  item: string;
  messages: Labels<'ProductCard'>;
  /** Whether the product is on the wishlist. @default false */
  pressed?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** Wishlist button (heart). */
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
  /** Whether it takes the focus on mount: after the last unit was removed. */
  takesFocus?: boolean;
  onFocus?: () => void;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** Plus button. */
export function addButton({ item, messages, picks = false, takesFocus, onFocus, onClick }: AddButtonOptions) {
  return (
    <button
      type="button"
      className="mr-ProductCard-add"
      data-mr-action="add"
      aria-label={format(picks ? messages.choose : messages.add, { item })}
      aria-haspopup={picks ? 'dialog' : undefined}
      // Not `false`: React reports it as a hydration mismatch.
      // eslint-disable-next-line jsx-a11y-x/no-autofocus -- only when it replaces the stepper that had the focus
      autoFocus={takesFocus ? true : undefined}
      onFocus={onFocus}
      onClick={onClick}
    />
  );
}
