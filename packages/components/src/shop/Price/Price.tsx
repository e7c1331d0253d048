import { useSettings } from '#settings';
import { RollingText } from '../../internal/parts/RollingText.js';
import { priceAmounts } from '../../internal/text/money.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Price.css';
import { priceElement } from './priceElement.js';
import type { PriceElementProps } from './priceElement.js';

/** The props of `Price`: those of its `<span>`, and these. */
export interface PriceProps extends PriceElementProps, SharedProps<'locale' | 'currency'> {
  /** Price in major units (57.65): before the discount, or the sale price if `compareAtPrice` is given. */
  price: number;
  /** Discount in percent, 0 to 100. @default 0 */
  discount?: number | undefined;
  /** Price before the discount in major units, for records with both prices. `discount` is then ignored. */
  compareAtPrice?: number | null | undefined;
  /**
   * Animates the digits when the amount changes, for example after another choice. Adds a client component. @default
   * false
   */
  rolls?: boolean | undefined;
}

/**
 * Shows the unit price and, with a discount, the price before it. Rounds once per unit, in the minor unit of the
 * currency. For a price that is not a number it renders nothing, and logs an error in development. Renders a `<span>`;
 * safe in server components.
 * @selector [data-size="sm|md|lg"] @selector [data-reduced] with a discount
 * @cssproperty --mr-price-size font size of the amount @cssproperty --mr-price-color color of the amount
 * @cssproperty --mr-price-gap space between the amounts
 */
export function Price({ price, discount = 0, compareAtPrice, rolls = false, labels, ...props }: PriceProps) {
  const [settings, rest] = useSettings(props);
  const amounts = priceAmounts({ price, discount, compareAtPrice }, settings.currency);
  const drawNow = rolls ? (text: string) => <RollingText className="mr-Price-digits">{text}</RollingText> : undefined;
  return priceElement({ ...rest, labels, amounts, drawNow }, settings);
}
