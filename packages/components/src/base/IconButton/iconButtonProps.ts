import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

/** What every icon button takes, whatever its element is. */
export interface IconButtonRootProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** What the button does, as its accessible name: "Close". A given `aria-label` wins. */
  label: string;
  /** The icon, such as `<XIcon />` of `@marketrow/components/icons/XIcon`. */
  icon: ReactNode;
  /**
   * `plain` without a background, `quiet` outlined, `light` on pictures, `primary` for the one main action.
   * @default 'plain'
   */
  variant?: 'plain' | 'quiet' | 'light' | 'primary' | undefined;
  /** Width and height: `sm` 36, `md` 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | undefined;
}

/** The props of an icon button's element. Dialogs use them for a `<button>` of their own, which no caller replaces. */
export function iconButtonProps({
  label,
  icon,
  variant = 'plain',
  size = 'md',
  className,
  ...rest
}: IconButtonRootProps) {
  return {
    'aria-label': label,
    ...rest,
    className: clsx(styles.root, className),
    'data-variant': variant,
    'data-size': size,
    children: icon,
  };
}
