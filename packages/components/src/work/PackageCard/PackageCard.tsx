import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../base/Badge/index.js';
import { CheckIcon } from '../../icons/CheckIcon.js';
import { XIcon } from '../../icons/XIcon.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { hasContent } from '../../internal/render/hasContent.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatShortMoney, toMinorUnits } from '../../internal/text/money.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './PackageCard.css';

/** Feature of a package. */
export interface PackageCardItem {
  /** Text, such as "200 products". */
  title: string;
  /** Whether the package includes it. @default true */
  included?: boolean | undefined;
}

export interface PackageCardProps
  extends Omit<ComponentProps<'article'>, 'children' | 'title'>, SharedProps<'locale' | 'currency', 'PackageCard'> {
  /** Name of the package: "Gold". */
  title: string;
  /** Price in major units of `currency`; 0 is shown as free. */
  price: number;
  /** Billing period. If omitted, the price is a one-time payment. */
  period?: 'month' | 'year' | undefined;
  /** Description in one sentence. */
  description?: ReactNode;
  /** Features, included and missing. */
  items: readonly PackageCardItem[];
  /** Whether it is the current package of the user: marked by text and a border. @default false */
  current?: boolean | undefined;
  /** Slot beside the title, such as a `Badge`. @default a label for `current` */
  badge?: ReactNode;
  /** Slot at the end for buttons. */
  actions?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Package that a shop can subscribe to: price, included and missing features. Renders an `<article>`; safe in server
 * components.
 * @selector [data-current]
 * @slot badge @slot actions
 */
export function PackageCard({
  title,
  price,
  period,
  description,
  items,
  current = false,
  badge,
  actions,
  headingLevel = 3,
  labels,
  className,
  ...props
}: PackageCardProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.PackageCard, settings.labels.PackageCard, labels);
  const Heading = `h${headingLevel}` as const;
  const mark = badge ?? (current ? <Badge variant="accent">{messages.current}</Badge> : null);
  const amount = formatShortMoney(settings.locale, settings.currency, toMinorUnits(price, settings.currency));
  const periods = { month: messages.perMonth, year: messages.perYear };
  return (
    <article
      {...rest}
      className={clsx('mr-PackageCard-root mr-kit', className)}
      data-current={current ? '' : undefined}
    >
      <div className="mr-PackageCard-head">
        <Heading className="mr-PackageCard-title">{title}</Heading>
        {hasContent(mark) ? mark : null}
      </div>
      <p className="mr-PackageCard-price">
        <b className="mr-PackageCard-amount">{price === 0 ? messages.free : amount}</b>{' '}
        {period === undefined || price === 0 ? null : <span className="mr-PackageCard-period">{periods[period]}</span>}
      </p>
      {hasContent(description) ? <p className="mr-PackageCard-description">{description}</p> : null}
      <ul role="list" className="mr-PackageCard-items">
        {items.map(({ title, included = true }) => (
          <li key={title} className="mr-PackageCard-item" data-included={included ? '' : undefined}>
            {included ? <CheckIcon /> : <XIcon />}
            <span>
              <span>{title}</span>
              {included ? null : <VisuallyHidden>{` (${messages.notIncluded})`}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
      {hasContent(actions) ? <div className="mr-PackageCard-actions">{actions}</div> : null}
    </article>
  );
}
