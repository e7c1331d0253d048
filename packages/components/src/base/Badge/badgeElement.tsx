import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Badge.module.css';

/** The props of `Badge`: those of its `<span>`, and these. */
export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `tag` is the yellow hang-tag of the design (a reduction, "New"); the others say a state: its name is the text, the color
   * repeats it. @default 'tag'
   */
  variant?: 'tag' | 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** Least height: `md` 26, `lg` 32 pixels. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/** The markup of a badge. A function and not a component: a list has many cards, and a component more in each is felt. */
export function badgeElement({ variant = 'tag', size = 'md', className, ...rest }: BadgeProps): ReactNode {
  return <span {...rest} className={clsx(styles.root, className)} data-variant={variant} data-size={size} />;
}
