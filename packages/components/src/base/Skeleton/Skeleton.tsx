import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './Skeleton.css';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `text` for lines of text, `block` for an image or panel, `circle` for a portrait. @default 'text' */
  variant?: 'text' | 'block' | 'circle' | undefined;
  /** Number of lines; the last of several is shorter. @default 1 */
  lines?: number | undefined;
}

/**
 * Placeholder for loading content. Hidden from screen readers: set `aria-busy` on the loading region. Renders a
 * `<span>` as wide as its box; safe in server components.
 * @selector [data-variant="text|block|circle"]
 * @cssproperty --mr-skeleton-width width
 * @cssproperty --mr-skeleton-height height of a block, width and height of a circle
 */
export function Skeleton({ variant = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  return (
    <span {...rest} className={clsx('mr-Skeleton-root mr-kit', className)} data-variant={variant} aria-hidden="true">
      {Array.from({ length: variant === 'text' ? Math.max(1, lines) : 1 }, (_, line) => (
        <span key={line} className="mr-Skeleton-shape" />
      ))}
    </span>
  );
}
