import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../internal/render/headings.js';
import type { RenderProp } from '../../internal/render/renderElement.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import type { QuantityChangeReason } from '../QuantitySelector/index.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

/** What is read of a line of the cart. The cart client's own lines fit. */
export interface CartLineItemLine {
  /** Identity of the line. */
  readonly id: string | number;
  /** Name of the product. */
  readonly name: string;
  /** Name with what was chosen, where `details` show the choice: names the controls, so that two choices differ. @default `name` */
  readonly fullName?: string | undefined;
  /** What one piece costs, in major units. */
  readonly price: number;
  /** ISO 4217 code of the price. It wins over the component's `currency` and the provider's. */
  readonly currency?: string | null | undefined;
  /** Pieces. */
  readonly qty: number;
  /** Address of the picture. Without one an empty place is drawn. */
  readonly imgUrl?: string | null | undefined;
}

/** Why a line cannot be ordered now: nothing is left, or it is not for sale. */
export type CartLineUnavailable = 'sold-out' | 'not-sold';

/** Details of a new quantity; `remove` is the line's own button, without `onRemove`. */
export type CartLineQuantityDetails = ReasonedDetails<QuantityChangeReason | 'remove'>;

/** Something chosen, in words. */
export interface CartLineItemDetail {
  /** The words. */
  title: string;
  /** A color to show before them, as a CSS value. */
  swatch?: string | undefined;
}

/** The props of `CartLineItem`: those of its `<article>`, and these. */
export interface CartLineItemProps<Line extends CartLineItemLine = CartLineItemLine>
  extends
    Omit<ComponentProps<'article'>, 'children'>,
    SharedProps<'locale' | 'currency' | 'renderImage', 'CartLineItem'> {
  /** The line as the cart has it. */
  line: Line;
  /** Address of the product's page. */
  href: string;
  /** Renders the link by another element, as a router's. */
  render?: RenderProp | undefined;
  /** Level of the heading: one below the group's own. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** What one piece cost before the reduction, in major units: the struck sum. Left out or not more: none is shown. */
  originalPrice?: number | undefined;
  /** What was chosen. */
  details?: readonly CartLineItemDetail[] | undefined;
  /** Candidates of the picture, as in `<img srcset>`. */
  srcSet?: string | undefined;
  /** Greatest quantity. @default 9999 */
  max?: number | undefined;
  /** Called when the quantity changes; 0 = take the line out. May return a promise, as in `QuantitySelector`. Without it the quantity is text. */
  onQuantityChange?: ((quantity: number, details: CartLineQuantityDetails) => unknown) | undefined;
  /** Called when the line is taken out by its own button. Left out: 0 goes to `onQuantityChange`. */
  onRemove?: ((line: Line) => void) | undefined;
  /** Why it cannot be ordered: says so in place of stepper and sum. @default 'sold-out' for a `max` of 0 */
  unavailable?: CartLineUnavailable | undefined;
  /** Its shop takes no orders at the moment: says so under the line, and dims the picture. @default false */
  closed?: boolean | undefined;
  /** Slot under the line: "Not saved yet" with Retry. */
  status?: ReactNode;
}
