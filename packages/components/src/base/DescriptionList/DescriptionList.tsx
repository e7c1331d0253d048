import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './DescriptionList.css';

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
    <dl {...rest} className={clsx('mr-DescriptionList-root mr-kit', className)} data-layout={layout}>
      {items.map(({ term, description }) => (
        <div key={term} className="mr-DescriptionList-item">
          <dt className="mr-DescriptionList-term">{term}</dt>
          <dd className="mr-DescriptionList-description">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
