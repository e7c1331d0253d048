import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { format } from '../internal/text/format';
import { formatMoney, priceOf } from '../internal/text/money';
import { numberFormat } from '../internal/text/numberFormat';
import { RollingText } from '../internal/parts/RollingText';
import { visuallyHidden } from '../internal/parts/VisuallyHidden';
import styles from './Price.module.css';
import { priceLabels } from './labels';
import type { PriceLabels } from './labels';

/** The props of `Price`: those of its `<span>`, and these. */
export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Price in major units (57.65): before the reduction, or the sale price when `compareAtPrice` is given. */
  price: number;
  /** Reduction in per cent, 0 to 100. @default 0 */
  discount?: number | undefined;
  /** Price before the reduction in major units, for records that have both prices. `discount` is not read then. */
  compareAtPrice?: number | null | undefined;
  /** ISO 4217 code. @default 'USD' */
  currency?: string | undefined;
  /** `sm` in a list, `md` on a card, `lg` as a product page's own price. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the amount saved after a reduced price. @default false */
  showSaving?: boolean | undefined;
  /** The digits roll when the amount changes, as after another choice: then it has a client part. @default false */
  rolls?: boolean | undefined;
  /** BCP 47 tag for the amounts. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<PriceLabels> | undefined;
}

/**
 * Shows what a piece costs and, when reduced, what it cost before. Rounds once per piece, in the currency's minor unit. A
 * price that is no number is an error on the console in development and shows nothing. Renders a `<span>`; safe in
 * server components.
 * @selector [data-size="sm|md|lg"] @selector [data-reduced] when there is a reduction
 * @cssproperty --mr-price-size font size of the amount @cssproperty --mr-price-color colour of the amount
 * @cssproperty --mr-price-gap space between the amounts
 */
export function Price({
  price,
  discount = 0,
  compareAtPrice,
  currency,
  size = 'md',
  showSaving = false,
  rolls = false,
  locale,
  labels,
  className,
  ...rest
}: PriceProps) {
  const settings = useSettings({ currency, locale });
  const messages = mergeLabels(priceLabels, settings.labels.Price, labels);
  const { amount, original, percent } = priceOf({ price, discount, compareAtPrice }, settings.currency);
  const reduced = amount < original;
  const now = formatMoney(settings.locale, settings.currency, amount);
  return (
    <span {...rest} className={clsx(styles.root, className)} data-size={size} data-reduced={reduced ? '' : undefined}>
      {now === '' ? null : (
        <span className={styles.now}>
          <span className={visuallyHidden}>{`${messages.price} `}</span>
          {rolls ? <RollingText className={styles.digits}>{now}</RollingText> : now}
        </span>
      )}
      {reduced ? (
        <>
          {' '}
          <del className={styles.before}>
            <span className={visuallyHidden}>{`${messages.originalPrice} `}</span>
            {formatMoney(settings.locale, settings.currency, original)}
          </del>{' '}
          <span className={visuallyHidden}>
            {format(messages.save, { percent: numberFormat(settings.locale, percentStyle).format(percent / 100) })}
          </span>
          {showSaving ? (
            <span className={styles.saving}>
              {' '}
              {format(messages.saving, { amount: formatMoney(settings.locale, settings.currency, original - amount) })}
            </span>
          ) : null}
        </>
      ) : null}
    </span>
  );
}

const percentStyle = { style: 'percent' } as const;
