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
  /** Name of the figure. */
  title: string;
  /** Current value; money in major units of `currency`. */
  amount: number;
  /** Previous value in the same unit, such as that of last year. Omit to hide it. */
  previousAmount?: number | undefined;
  /** Change in percent, negative for a decrease: 25.3. Omit to hide it. */
  change?: number | undefined;
  /** Number format: `money` formats both amounts in `currency`. @default 'number' */
  type?: 'number' | 'money' | undefined;
  /**
   * Color of the change: `danger` if an increase is bad news. @default 'success' for an increase, 'danger' for a
   * decrease
   */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** Slot at the end, such as a `Sparkline`. */
  spark?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

/**
 * One figure with its previous value and the change. An arrow and text show the direction, not only color. Renders an
 * `<article>`; safe in server components.
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
  labels,
  className,
  ...props
}: StatCardProps) {
  const [settings, rest] = useSettings(props);
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
