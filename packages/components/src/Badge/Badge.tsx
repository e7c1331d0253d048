import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `tag` is the yellow hang-tag of the design (a reduction, "New"); the others say a state: its name is the text, the color
   * repeats it. @default 'tag'
   */
  variant?: 'tag' | 'accent' | 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** Least height: `md` 26, `lg` 32 pixels. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/**
 * A short word on a picture or beside a name. Renders a `<span>`; safe in server components.
 * @selector [data-variant="tag|accent|neutral|success|warning|danger|info"] @selector [data-size="md|lg"]
 */
export function Badge({ variant = 'tag', size = 'md', className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(styles.root, className)} data-variant={variant} data-size={size} />;
}
