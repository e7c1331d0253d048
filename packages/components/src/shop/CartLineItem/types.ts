import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { QuantityChangeReason } from '../QuantitySelector/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** Fields of a cart line that the component reads. Lines of the cart client fit. */
export interface CartLineItemLine {
  /** Id of the line. */
  readonly id: string | number;
  /** Name of the product. */
  readonly name: string;
  /**
   * Name with the chosen options, if `details` show them. Used in the names of the controls, so that two variants
   * differ. @default `name`
   */
  readonly fullName?: string | undefined;
  /** Unit price in major units. */
  readonly price: number;
  /** ISO 4217 code of the price. Overrides the component's and the provider's `currency`. */
  readonly currency?: string | null | undefined;
  /** Quantity. */
  readonly qty: number;
  /** URL of the image. Without one a placeholder is rendered. */
  readonly imgUrl?: string | null | undefined;
}

/** Reason why a line cannot be ordered now: out of stock, or not for sale. */
export type CartLineUnavailable = 'sold-out' | 'not-sold';

/** Details of a quantity change. The reason is `remove` for the remove button if there is no `onRemove`. */
export type CartLineQuantityDetails = ReasonedDetails<QuantityChangeReason | 'remove'>;

/** One chosen option. */
export interface CartLineItemDetail {
  /** Text of the option. */
  title: string;
  /** CSS color shown before the text. Optional. */
  swatch?: string | undefined;
}

/** The props of `CartLineItem`: those of its `<article>`, and these. */
export interface CartLineItemProps<Line extends CartLineItemLine = CartLineItemLine>
  extends
    Omit<ComponentProps<'article'>, 'children'>,
    SharedProps<'locale' | 'currency' | 'renderImage', 'CartLineItem'> {
  /** The cart line. */
  line: Line;
  /** URL of the product page. */
  href: string;
  /** Renders another link element, such as a router's. */
  render?: RenderProp | undefined;
  /** Heading level, one below that of the group. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Unit price before the discount, in major units; shown struck through as a sum. Hidden if omitted or not higher. */
  originalPrice?: number | undefined;
  /** Chosen options. */
  details?: readonly CartLineItemDetail[] | undefined;
  /** Candidates of the image, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** Maximum quantity. @default 9999 */
  max?: number | undefined;
  /**
   * Called when the quantity changes; 0 removes the line. May return a promise, as in `QuantitySelector`. If omitted,
   * the quantity is text.
   */
  onQuantityChange?: ((quantity: number, details: CartLineQuantityDetails) => unknown) | undefined;
  /** Called when the remove button is pressed. If omitted, `onQuantityChange` is called with 0. */
  onRemove?: ((line: Line) => void) | undefined;
  /** Reason why it cannot be ordered, shown instead of stepper and sum. @default 'sold-out' for a `max` of 0 */
  unavailable?: CartLineUnavailable | undefined;
  /** Whether the shop takes no orders now: a notice appears under the line, and the image is dimmed. @default false */
  closed?: boolean | undefined;
  /** Slot under the line, such as "Not saved yet" with Retry. */
  status?: ReactNode;
}
