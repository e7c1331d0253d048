import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { format } from '../internal/format';
import { formatMoney, salePriceCents, toCents } from '../internal/money';
import { numberFormat } from '../internal/numberFormat';
import { visuallyHidden } from '../internal/VisuallyHidden';
import styles from './Price.module.css';

/** Every string that `Price` shows or announces. Plain text, so it can be sent to an island. */
export interface PriceLabels {
  /** Spoken before what the buyer pays. */
  price: string;
  /** Spoken before the struck price. */
  originalPrice: string;
  /** Spoken after a reduced price. `{percent}` is filled in ("20%"). */
  save: string;
  /** Shown after a reduced price with `showSaving`. `{amount}` is filled in ("$8.65"). */
  saving: string;
}

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

/** The English words of `Price`. */
export const priceLabels: PriceLabels = {
  price: 'Price',
  originalPrice: 'Original price',
  save: 'Save {percent}',
  saving: 'You save {amount}',
};

/**
 * Shows what a piece costs and, when reduced, what it cost before. Renders a `<span>`; safe in server components.
 * @selector [data-size="sm|md|lg"] @selector [data-reduced] when there is a discount
 */
export function Price(props: PriceProps) {
  const {
    price,
    discount = 0,
    currency = 'USD',
    size = 'md',
    showSaving = false,
    locale = 'en-US',
    labels,
    className,
    ...rest
  } = props;
  const words = labels ? { ...priceLabels, ...labels } : priceLabels;
  const originalCents = toCents(price);
  const cents = salePriceCents(price, discount);
  const reduced = cents < originalCents;
  return (
    <span {...rest} className={clsx(styles.root, className)} data-size={size} data-reduced={reduced ? '' : undefined}>
      <span className={styles.now}>
        <span className={visuallyHidden}>{`${words.price} `}</span>
        {formatMoney(locale, currency, cents)}
      </span>
      {reduced ? (
        <>
          {' '}
          <span className={styles.before}>
            <span className={visuallyHidden}>{`${words.originalPrice} `}</span>
            <del>{formatMoney(locale, currency, originalCents)}</del>
          </span>{' '}
          <span className={visuallyHidden}>
            {format(words.save, { percent: numberFormat(locale, percentStyle).format(discount / 100) })}
          </span>
          {showSaving ? (
            <span className={styles.saving}>
              {' '}
              {format(words.saving, { amount: formatMoney(locale, currency, originalCents - cents) })}
            </span>
          ) : null}
        </>
      ) : null}
    </span>
  );
}

const percentStyle = { style: 'percent' } as const;
