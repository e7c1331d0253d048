import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon.js';
import { CountBadge } from '../../internal/parts/CountBadge.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './CartButton.css';

export interface CartButtonProps
  extends Omit<ComponentProps<'a'>, 'children' | 'href'>, SharedProps<'locale' | 'renderLink', 'CartButton'> {
  /** URL of the cart page. */
  href: string;
  /** Number of items in the cart. @default 0 */
  count?: number | undefined;
  /**
   * Called on a plain click, to open the cart over the page. The link is then announced as a button that opens a
   * dialog. A click that opens a new tab still follows the link.
   */
  onOpen?: (() => void) | undefined;
}

/**
 * Link to the cart: a bag icon with the number of items, which is part of its accessible name. Works without scripts.
 * Renders an `<a>`; safe in server components without `onOpen`.
 */
export function CartButton({
  href,
  count = 0,
  onOpen,
  labels,
  className,
  onClick,
  onKeyDown,
  ...props
}: CartButtonProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CartButton, settings.labels.CartButton, labels);
  return linkElement(settings.renderLink, {
    ...(onOpen && { role: 'button', 'aria-haspopup': 'dialog' }),
    ...rest,
    onClick: onOpen
      ? mergeHandlers((event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }, onClick)
      : onClick,
    onKeyDown: onOpen
      ? mergeHandlers((event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onOpen();
        }, onKeyDown)
      : onKeyDown,
    href,
    'data-mr-opens': 'cart',
    className: clsx('mr-CartButton-root mr-kit', className),
    children: (
      <>
        <ShoppingBagIcon />
        <CountBadge
          of="cart"
          count={count}
          names={messages.names}
          locale={settings.locale}
          className="mr-CartButton-badge"
        />
      </>
    ),
  });
}
