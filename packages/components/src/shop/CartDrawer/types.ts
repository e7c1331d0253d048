import type { ReactNode } from 'react';
import type {
  CartLineItemDetail,
  CartLineItemLine,
  CartLineQuantityDetails,
  CartLineUnavailable,
} from '../CartLineItem/index.js';

/** Seller of a line. */
export interface CartDrawerShop {
  /** Id of the shop. Names are not unique. */
  readonly id: string | number;
  /** Name, shown as the heading over its lines. */
  readonly name: string;
  /** URL of the shop page. */
  readonly href?: string | undefined;
  /** URL of the shop's image. */
  readonly profilePicture?: string | undefined;
  /** Detail such as the town, shown if another shop in the cart has the same name. */
  readonly detail?: string | undefined;
  /** Whether the shop takes no orders now. @default false */
  readonly closed?: boolean | undefined;
}

/** Line of the cart with the data of its shop. */
export interface CartDrawerLine extends CartLineItemLine {
  /** URL of the product page. */
  readonly href: string;
  /** Seller. If omitted, the line is shown under "Other". */
  readonly shop?: CartDrawerShop | null | undefined;
  /** Unit price before the discount, in major units. */
  readonly originalPrice?: number | undefined;
  /** Chosen options as text. */
  readonly details?: readonly CartLineItemDetail[] | undefined;
  /** Maximum quantity. */
  readonly max?: number | undefined;
  /**
   * Reason why it cannot be ordered; such a line is excluded from sums and the count. @default 'sold-out' for a `max`
   * of 0
   */
  readonly unavailable?: CartLineUnavailable | undefined;
  /** Slot under the line, for example a notice of a changed price. */
  readonly status?: ReactNode;
}

/** Details of a quantity change. */
export interface CartDrawerQuantityDetails<
  Line extends CartDrawerLine = CartDrawerLine,
> extends CartLineQuantityDetails {
  /** The changed line. */
  line: Line;
}
