import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import type { Settings } from '../../internal/settings/resolveSettings.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { formatMoney, pricePerUnit } from '../../internal/text/money.js';
import type { Measure, PriceAmounts } from '../../internal/text/money.js';
import { formatNumber, wholePercent } from '../../internal/text/formatNumber.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Price.css';

/** Props that `Price` forwards unchanged. */
export interface PriceElementProps extends Omit<ComponentProps<'span'>, 'children'>, SharedProps<never, 'Price'> {
  /** `sm` in a list, `md` on a card, `lg` on a product page. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the saving after a discounted price. @default false */
  showSaving?: boolean | undefined;
  /** Contents of one piece: adds the price per unit (`$4.00 / kg`), of the current price. Omit for goods that are compared by the piece. */
  measure?: Measure | null | undefined;
}

interface PriceElementOptions extends PriceElementProps {
  amounts: PriceAmounts;
  /** Renders the text of the current price. @default plain text */
  drawNow?: ((text: string) => ReactNode) | undefined;
}

/**
 * Markup of a price. A function, not a component: in a list of many cards an extra component per card costs measurable
 * time.
 */
export function priceElement(
  { amounts, size = 'md', showSaving = false, measure, drawNow, labels, className, ...rest }: PriceElementOptions,
  settings: Settings,
): ReactNode {
  const { locale, currency } = settings;
  const messages = mergeLabels(en.Price, settings.labels.Price, labels);
  const { amount, original, percent } = amounts;
  const reduced = amount < original;
  const now = formatMoney(locale, currency, amount);
  const before = formatMoney(locale, currency, original);
  const perUnit = pricePerUnit(amount, measure);
  return (
    <span
      {...rest}
      className={clsx('mr-Price-root mr-kit', className)}
      data-size={size}
      data-reduced={reduced ? '' : undefined}
    >
      {now === '' ? null : (
        // The new key replaces the element: a page translated by the browser has lost React's text node.
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
      {measure && perUnit !== undefined && now !== '' ? (
        <span
          key={`${perUnit} ${measure.unit}`}
          className="mr-Price-perUnit"
          data-measure={`${measure.amount} ${measure.unit}`}
        >
          <span className={visuallyHidden}>{` ${messages.unitPrice} `}</span>
          {format(messages.perUnit, { price: formatMoney(locale, currency, perUnit), unit: measure.unit })}
        </span>
      ) : null}
    </span>
  );
}
