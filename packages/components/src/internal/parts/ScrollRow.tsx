import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './ScrollRow.css';

export interface ScrollRowProps extends ComponentProps<'section'> {
  /** Name of the region while it is scrollable. */
  label: string;
}

/**
 * Row that scrolls horizontally on phones. It contains nothing focusable, so the row itself is focusable there. From
 * 900 px on nothing scrolls: `visibility: hidden` removes the box, but not its content,
 * from focus order and accessibility tree.
 * Renders a `<section>`; safe in server components.
 */
export function ScrollRow({ label, className, children, ...rest }: ScrollRowProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- without it the keyboard cannot scroll the row
    <section {...rest} aria-label={label} tabIndex={0} className={clsx('mr-ScrollRow-root', className)}>
      <div className="mr-ScrollRow-content">{children}</div>
    </section>
  );
}
