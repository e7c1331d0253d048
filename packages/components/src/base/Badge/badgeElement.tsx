import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './Badge.css';

/** The props of `Badge`: those of its `<span>`, and these. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** `tag`: the yellow hang-tag of a reduction or of "New". @default 'tag' */
  variant?: 'tag' | 'accent' | undefined;
  /** Color of a state, which the text names. Replaces the look of `variant`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Least height: `md` 26, `lg` 32 pixels. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/** The markup of a badge. A function and not a component: a list has many cards, and a component more in each is felt. */
export function badgeElement({ variant = 'tag', tone, size = 'md', className, ...rest }: BadgeProps): ReactNode {
  return (
    <span
      {...rest}
      className={clsx('mr-Badge-root mr-kit', className)}
      data-variant={tone === undefined ? variant : undefined}
      data-tone={tone}
      data-size={size}
    />
  );
}
