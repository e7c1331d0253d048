import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './HangTag.module.css';

/** The yellow hang-tag: a reduction, "New", "HOT". `size="lg"` is 32 px high. Renders a `<span>`; safe in server components. */
export function HangTag({ size = 'md', className, ...rest }: ComponentProps<'span'> & { size?: 'md' | 'lg' }) {
  return <span {...rest} className={clsx(styles.root, className)} data-size={size} />;
}
