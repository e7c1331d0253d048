import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './Icon.css';

/** Renders a line icon: one path in a 24-unit view box. A function, not a component, since a page has many icons. */
export function lineIcon(path: string, { className, ...rest }: ComponentProps<'svg'>, flipClass?: string): ReactNode {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx('mr-Icon-line', flipClass, className)}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
