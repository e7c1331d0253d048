import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import './DescriptionList.css';

/** One term with its description. */
export interface DescriptionListItem {
  /** Term: "Placed". Unique in the list. */
  term: string;
  /** Description of the term. */
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The entries in display order. */
  items: readonly DescriptionListItem[];
  /**
   * `rows`: description at the end of the line, as in a total; `stacked`: description below the term, in columns.
   * @default 'rows'
   */
  layout?: 'rows' | 'stacked' | undefined;
}

/**
 * Fields of a record as terms with descriptions. For large figures use `FactList`. Renders a `<dl>`; safe in server
 * components.
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
