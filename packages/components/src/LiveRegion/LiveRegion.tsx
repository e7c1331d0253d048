import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './LiveRegion.module.css';

export type LiveRegionProps = Omit<ComponentProps<'div'>, 'children' | 'role'>;

/**
 * The polite live region that `announce` writes to: one in a page, near the end of `<body>`. A page without one gets it at
 * the first announcement. Renders a hidden `<div role="status">`; safe in server components.
 */
export function LiveRegion({ className, ...rest }: LiveRegionProps) {
  return <div {...rest} role="status" className={clsx(styles.root, className)} data-mr-live="" />;
}
