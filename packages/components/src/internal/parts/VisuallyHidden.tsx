import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './VisuallyHidden.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Renders a `<span>`; safe in server components. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx('mr-VisuallyHidden-root', className)} />;
}

/** The class alone, for hot paths: a product card would otherwise render four more components. */
export const visuallyHidden = 'mr-VisuallyHidden-root';
