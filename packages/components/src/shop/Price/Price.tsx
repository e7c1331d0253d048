import { useSettings } from '#settings';
import { RollingText } from '../../internal/parts/RollingText.js';
import { priceAmounts } from '../../internal/text/money.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Price.css';
import { priceElement } from './priceElement.js';
import type { PriceElementProps } from './priceElement.js';

/** The props of `Price`: those of its `<span>`, and these. */
export interface PriceProps extends PriceElementProps, SharedProps<'locale' | 'currency'> {
  /** Price in major units (57.65): before the reduction, or the sale price when `compareAtPrice` is given. */
  price: number;
  /** Reduction in per cent, 0 to 100. @default 0 */
  discount?: number | undefined;
  /** Price before the reduction in major units, for records that have both prices. `discount` is not read then. */
  compareAtPrice?: number | null | undefined;
  /** The digits roll when the amount changes, as after another choice: then it has a client part. @default false */
  rolls?: boolean | undefined;
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
  rolls = false,
  locale,
  labels,
  ...rest
}: PriceProps) {
  const settings = useSettings({ currency, locale });
  const amounts = priceAmounts({ price, discount, compareAtPrice }, settings.currency);
  const drawNow = rolls ? (text: string) => <RollingText className="mr-Price-digits">{text}</RollingText> : undefined;
  return priceElement({ ...rest, labels, amounts, drawNow }, settings);
}
