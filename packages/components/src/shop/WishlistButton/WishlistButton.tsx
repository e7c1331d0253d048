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

/** Fields of a product that the button reads. */
export interface WishlistButtonProduct {
  /** Id of the product. */
  id: string | number;
  /** Title, used in the name of the button and in announcements. */
  title: string;
}

export interface WishlistButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, SharedProps<never, 'WishlistButton'> {
  /** The product. */
  product: WishlistButtonProduct;
  /** Whether the product is on the wishlist (controlled). */
  wished?: boolean | undefined;
  /** Whether the product is on the wishlist at first (uncontrolled). @default false */
  defaultWished?: boolean | undefined;
  /** Called to add or remove the product. May return a promise; a rejection is announced, and nothing changes. */
  onWishlistChange: (wished: boolean, details: ChangeDetails) => unknown;
  /** Accessible name in both states. @default from `labels`, with the title of the product */
  label?: string | undefined;
}

/**
 * Heart button that adds a product to the wishlist or removes it. Renders a `<button aria-pressed>`; a client
 * component.
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
  ...props
}: WishlistButtonProps) {
  const [settings, rest] = useSettings(props);
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
