import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { Settings } from '../../internal/settings/resolveSettings.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney } from '../../internal/text/money.js';
import type { PriceAmounts } from '../../internal/text/money.js';
import { formatNumber, wholePercent } from '../../internal/text/formatNumber.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Price.css';

/** What `Price` takes and hands on as it is. */
export interface PriceElementProps extends Omit<ComponentProps<'span'>, 'children'>, SharedProps<never, 'Price'> {
  /** `sm` in a list, `md` on a card, `lg` as a product page's own price. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the amount saved after a reduced price. @default false */
  showSaving?: boolean | undefined;
}

interface PriceElementOptions extends PriceElementProps {
  amounts: PriceAmounts;
  /** Draws the text of what a piece costs now. Left out: the text as it is. */
  drawNow?: ((text: string) => ReactNode) | undefined;
}

/** The markup of a price. A function and not a component: a list has many cards, and a component more in each is felt. */
export function priceElement(
  { amounts, size = 'md', showSaving = false, drawNow, labels, className, ...rest }: PriceElementOptions,
  settings: Settings,
): ReactNode {
  const { locale, currency } = settings;
  const messages = mergeLabels(en.Price, settings.labels.Price, labels);
  const { amount, original, percent } = amounts;
  const reduced = amount < original;
  const now = formatMoney(locale, currency, amount);
  const before = formatMoney(locale, currency, original);
  return (
    <span
      {...rest}
      className={clsx('mr-Price-root mr-kit', className)}
      data-size={size}
      data-reduced={reduced ? '' : undefined}
    >
      {now === '' ? null : (
        // The key draws the amount anew: a browser that translates the page has taken React's text node away.
        <span key={drawNow ? undefined : now} className="mr-Price-now">
          <span className={visuallyHidden}>{`${messages.price} `}</span>
          {drawNow ? drawNow(now) : now}
        </span>
      )}
      {reduced ? (
        <>
          <del key={before} className="mr-Price-before">
            <span className={visuallyHidden}>{` ${messages.originalPrice} `}</span>
            {before}
          </del>
          <span className={visuallyHidden}>
            {` ${format(messages.save, { percent: formatNumber(locale, percent / 100, wholePercent) })}`}
          </span>
          {showSaving ? (
            <span className="mr-Price-saving">
              {` ${format(messages.saving, { amount: formatMoney(locale, currency, original - amount) })}`}
            </span>
          ) : null}
        </>
      ) : null}
    </span>
  );
}
