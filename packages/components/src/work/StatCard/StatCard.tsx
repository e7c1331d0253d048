import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ArrowDownRightIcon } from '../../icons/ArrowDownRightIcon.js';
import { ArrowUpRightIcon } from '../../icons/ArrowUpRightIcon.js';
import { hasContent } from '../../internal/render/hasContent.js';
import type { HeadingLevel } from '../../internal/render/headings.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, toMinorUnits } from '../../internal/text/money.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './StatCard.css';

export interface StatCardProps
  extends Omit<ComponentProps<'article'>, 'children' | 'title'>, SharedProps<'locale' | 'currency', 'StatCard'> {
  /** What the figure counts. */
  title: string;
  /** The figure; money in major units of `currency`. */
  amount: number;
  /** What it is compared with, in the same unit: the figure of the year before. Left out: not shown. */
  previousAmount?: number | undefined;
  /** How far it moved, in per cent, below 0 where it fell: 25.3. Left out: not shown. */
  change?: number | undefined;
  /** `money` writes both amounts in `currency`. @default 'number' */
  type?: 'number' | 'money' | undefined;
  /** Color of the change: `danger` where a rise is bad news. @default 'success' for a rise, 'danger' for a fall */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** Slot at the foot, such as a `Sparkline`. */
  spark?: ReactNode;
  /** Level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/**
 * One figure with what it was before and how far it moved; the direction is told by arrow and word, not by color alone.
 * Renders an `<article>`; safe in server components.
 * @selector [data-tone="neutral|success|danger"] on the change
 * @slot spark
 */
export function StatCard({
  title,
  amount,
  previousAmount,
  change,
  type = 'number',
  tone,
  spark,
  headingLevel = 3,
  locale,
  currency,
  labels,
  className,
  ...rest
}: StatCardProps) {
  const settings = useSettings({ locale, currency });
  const messages = mergeLabels(en.StatCard, settings.labels.StatCard, labels);
  const Heading = `h${headingLevel}` as const;
  const written = (value: number) =>
    type === 'money'
      ? formatMoney(settings.locale, settings.currency, toMinorUnits(value, settings.currency))
      : numberFormat(settings.locale).format(value);
  const movement = change === undefined || change === 0 ? 'unchanged' : change > 0 ? 'up' : 'down';
  const Arrow = movement === 'down' ? ArrowDownRightIcon : ArrowUpRightIcon;
  const usual = { up: 'success', down: 'danger', unchanged: 'neutral' } as const;
  return (
    <article {...rest} className={clsx('mr-StatCard-root mr-kit', className)}>
      <Heading className="mr-StatCard-title">{title}</Heading>
      <p className="mr-StatCard-amount">{written(amount)}</p>
      {change === undefined && previousAmount === undefined ? null : (
        <p className="mr-StatCard-before">
          {change === undefined ? null : (
            <span className="mr-StatCard-change" data-tone={tone ?? usual[movement]}>
              {movement === 'unchanged' ? null : <Arrow />}
              <VisuallyHidden>{`${messages[movement]} `}</VisuallyHidden>
              <span>{numberFormat(settings.locale, percent).format(Math.abs(change) / 100)}</span>
            </span>
          )}
          {previousAmount === undefined ? null : (
            <span>{` ${format(messages.against, { amount: written(previousAmount) })}`}</span>
          )}
        </p>
      )}
      {hasContent(spark) ? <div className="mr-StatCard-spark">{spark}</div> : null}
    </article>
  );
}
