'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { WishlistToggle } from '../parts/WishlistToggle.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import type { ChangeDetails } from '../../internal/state/changeDetails.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { useWishlist } from './useWishlist.js';

/** What the button reads of a product. */
export interface WishlistButtonProduct {
  /** The record's own identity. */
  id: string | number;
  /** Names the product in the button's name and in announcements. */
  title: string;
}

export interface WishlistButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, SharedProps<never, 'WishlistButton'> {
  /** The product. */
  product: WishlistButtonProduct;
  /** Whether it is on the wishlist, when the caller keeps it. */
  wished?: boolean | undefined;
  /** Whether it is on the wishlist at first, when the button keeps it. @default false */
  defaultWished?: boolean | undefined;
  /** Puts it on the wishlist or takes it off. It may return a promise; a rejection is announced, and nothing changes. */
  onWishlistChange: (wished: boolean, details: ChangeDetails) => unknown;
  /** Accessible name, the same pressed or not. @default from `labels`, with the product's title */
  label?: string | undefined;
}

/**
 * The heart that puts a product on the wishlist and takes it off. Renders a `<button aria-pressed>`; a client component.
 * @selector [aria-pressed="true"] while the product is on the wishlist
 * @cssproperty --mr-wishlist-button-size width and height
 */
export function WishlistButton({
  product,
  wished,
  defaultWished,
  onWishlistChange,
  label,
  labels,
  onClick,
  className,
  ...rest
}: WishlistButtonProps) {
  const settings = useSettings();
  const messages = mergeLabels(en.WishlistButton, settings.labels.WishlistButton, labels);
  const item = product.title;
  const [pressed, press] = useWishlist({
    wished,
    defaultWished,
    onChange: onWishlistChange,
    failed: () => format(messages.failed, { item }),
  });
  return (
    <WishlistToggle
      aria-label={label ?? format(messages.label, { item })}
      {...rest}
      pressed={pressed}
      className={clsx('mr-WishlistButton-root mr-kit', className)}
      onClick={mergeHandlers(press, onClick)}
    />
  );
}
