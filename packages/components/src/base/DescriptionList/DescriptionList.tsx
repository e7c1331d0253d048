import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** One name with its value. */
export interface DescriptionListItem {
  /** The name: "Placed". Unique in the list. */
  term: string;
  /** The value. */
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Names with their values. */
  items: readonly DescriptionListItem[];
  /** `rows`: the value at the end of the line, as in a sum; `stacked`: the value under the name, in columns. @default 'rows' */
  layout?: 'rows' | 'stacked' | undefined;
}

/**
 * Facts of a record as names with values. For large figures take `FactList`. Renders a `<dl>`; safe in server components.
 * @selector [data-layout="rows|stacked"]
 */
export function DescriptionList({ items, layout = 'rows', className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(styles.root, className)} data-layout={layout}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
