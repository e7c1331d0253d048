import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { format } from '../internal/text/format';
import { formatMoney, salePriceCents, toCents } from '../internal/text/money';
import { numberFormat } from '../internal/text/numberFormat';
import { visuallyHidden } from '../internal/parts/VisuallyHidden';
import styles from './Price.module.css';
import { priceLabels } from './labels';
import type { PriceLabels } from './labels';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Price before reduction in major units, as the record has it (57.65). */
  price: number;
  /** Reduction in per cent, 0 to 100. @default 0 */
  discount?: number | undefined;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** `sm` in a list, `md` on a card, `lg` as a product page's own price. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the amount saved after a reduced price. @default false */
  showSaving?: boolean | undefined;
  /** BCP 47 tag for the amounts. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<PriceLabels> | undefined;
}

/**
 * Shows what a piece costs and, when reduced, what it cost before. Renders a `<span>`; safe in server components.
 * @selector [data-size="sm|md|lg"] @selector [data-reduced] when there is a discount
 */
export function Price({
  price,
  discount = 0,
  currency,
  size = 'md',
  showSaving = false,
  locale,
  labels,
  className,
  ...rest
}: PriceProps) {
  const settings = useSettings({ currency, locale });
  const messages = mergeLabels(priceLabels, settings.labels.Price, labels);
  const originalCents = toCents(price);
  const cents = salePriceCents(price, discount);
  const reduced = cents < originalCents;
  return (
    <span {...rest} className={clsx(styles.root, className)} data-size={size} data-reduced={reduced ? '' : undefined}>
      <span className={styles.now}>
        <span className={visuallyHidden}>{`${messages.price} `}</span>
        {formatMoney(settings.locale, settings.currency, cents)}
      </span>
      {reduced ? (
        <>
          {' '}
          <span className={styles.before}>
            <span className={visuallyHidden}>{`${messages.originalPrice} `}</span>
            <del>{formatMoney(settings.locale, settings.currency, originalCents)}</del>
          </span>{' '}
          <span className={visuallyHidden}>
            {format(messages.save, { percent: numberFormat(settings.locale, percentStyle).format(discount / 100) })}
          </span>
          {showSaving ? (
            <span className={styles.saving}>
              {' '}
              {format(messages.saving, {
                amount: formatMoney(settings.locale, settings.currency, originalCents - cents),
              })}
            </span>
          ) : null}
        </>
      ) : null}
    </span>
  );
}

const percentStyle = { style: 'percent' } as const;
