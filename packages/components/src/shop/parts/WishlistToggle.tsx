import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './WishlistToggle.css';

interface WishlistToggleProps extends ComponentProps<'button'> {
  pressed: boolean;
}

/** Heart button, pressed or not; its name stays the same. */
export function WishlistToggle({ pressed, className, ...rest }: WishlistToggleProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx('mr-WishlistToggle-root', className)}
      data-mr-action="wishlist"
      aria-pressed={pressed}
    />
  );
}
