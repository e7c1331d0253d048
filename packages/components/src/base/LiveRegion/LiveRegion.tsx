import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './LiveRegion.css';

export interface LiveRegionProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Region for urgent messages, such as failures. @default false */
  urgent?: boolean | undefined;
}

/**
 * Live region that `announce` writes to. Render two near the end of `<body>`, one polite and one `urgent`; in a page
 * without them `announce` creates each on first use. Renders a hidden `<div role="status">` or `<div role="alert">`;
 * safe in server components.
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
