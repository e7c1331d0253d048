import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './PromoFacts.css';

/** One figure with what it says. */
export interface PromoFactsItem {
  /** The figure itself: "40", "$10". */
  value: string;
  /** A word before it: "from". */
  prefix?: string | undefined;
  /** A unit after it: "min", "%". */
  unit?: string | undefined;
  /** What it says. */
  title: string;
}

export interface PromoFactsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Three figures. */
  items: readonly PromoFactsItem[];
}

/** Large figures side by side. Renders a `<ul>`; safe in server components. */
export function PromoFacts({ items, className, ...rest }: PromoFactsProps) {
  return (
    <ul {...rest} role="list" className={clsx('mr-PromoFacts-root mr-kit', className)}>
      {items.map(({ value, prefix, unit, title }) => (
        <li key={title} className="mr-PromoFacts-item">
          <b className="mr-PromoFacts-figure">
            {prefix === undefined ? null : <small className="mr-PromoFacts-prefix">{`${prefix} `}</small>}
            <span>{value}</span>
            {unit === undefined ? null : (
              <small className="mr-PromoFacts-unit" data-sign={/^\W$/.test(unit) ? '' : undefined}>
                {/^\W$/.test(unit) ? unit : ` ${unit}`}
              </small>
            )}
          </b>{' '}
          <span className="mr-PromoFacts-text">{title}</span>
        </li>
      ))}
    </ul>
  );
}
