import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import styles from './WishlistToggle.module.css';

interface WishlistToggleOptions extends ComponentProps<'button'> {
  pressed: boolean;
}

/**
 * The heart: a toggle button whose name stays the same. The same markup in React and on static pages. A function and not a
 * component: a list has many cards, and a component more in each is felt on a server.
 */
export function wishlistToggle({ pressed, className, ...rest }: WishlistToggleOptions) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(styles.root, className)}
      data-mr-action="wishlist"
      aria-pressed={pressed}
    />
  );
}
