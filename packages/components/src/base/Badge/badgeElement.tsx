import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './Badge.css';

/** Props of `Badge`: those of its `<span>`, and these. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** `tag`: yellow price tag for a discount or "New". @default 'tag' */
  variant?: 'tag' | 'accent' | undefined;
  /** Color of a status, which the text names. Overrides `variant`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Minimum height: `md` 26, `lg` 32 pixels. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/** Renders a badge. A function, not a component: in a list of many cards one more component each is measurable. */
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
