import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './LiveRegion.css';

export interface LiveRegionProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Whether it is the region of what cannot wait, such as a failure. @default false */
  urgent?: boolean | undefined;
}

/**
 * A live region that `announce` writes to. A page has two near the end of `<body>`, one polite and one `urgent`; a page without
 * them gets each at its first announcement. Renders a hidden `<div role="status">` or `<div role="alert">`; safe in server components.
 */
export function LiveRegion({ urgent = false, className, ...rest }: LiveRegionProps) {
  return (
    <div
      {...rest}
      role={urgent ? 'alert' : 'status'}
      className={clsx('mr-LiveRegion-root mr-kit', className)}
      data-mr-live={urgent ? 'urgent' : ''}
    />
  );
}
