import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import './PromoFacts.css';

/** One fact with a number. */
export interface PromoFactsItem {
  /** Number of the fact, such as "40" or "$10". */
  value: string;
  /** Text before the number, such as "from". Optional. */
  prefix?: string | undefined;
  /** Unit after the number, such as "min" or "%". Optional. */
  unit?: string | undefined;
  /** Text of the fact. */
  title: string;
}

export interface PromoFactsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Facts, usually three. */
  items: readonly PromoFactsItem[];
}

/** Large numbers side by side. Renders a `<ul>`; safe in server components. */
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
