import type { ReactNode } from 'react';
import styles from './Notch.module.css';

/** A corner of paper cut into a cover at its lower inline start, for a mark. Renders a `<span>`; safe in server components. */
export function Notch({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
