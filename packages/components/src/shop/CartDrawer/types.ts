import type { ReactNode } from 'react';
import type {
  CartLineItemDetail,
  CartLineItemLine,
  CartLineQuantityDetails,
  CartLineUnavailable,
} from '../CartLineItem/index.js';

/** Who sells a line. */
export interface CartDrawerShop {
  /** Identity: two shops may have one name. */
  readonly id: string | number;
  /** Shown over its lines. */
  readonly name: string;
  /** Address of its page. */
  readonly href?: string | undefined;
  /** Address of its picture. */
  readonly profilePicture?: string | undefined;
  /** What tells it from another shop of its name, as its town: shown where both have lines in the cart. */
  readonly detail?: string | undefined;
  /** It takes no orders at the moment. */
  readonly closed?: boolean | undefined;
}

/** A line of the cart with what the shop knows of it. */
export interface CartDrawerLine extends CartLineItemLine {
  /** Address of the product's page. */
  readonly href: string;
  /** Who sells it. Left out: the line stands under "Other". */
  readonly shop?: CartDrawerShop | null | undefined;
  /** What one piece cost before the reduction, in major units. */
  readonly originalPrice?: number | undefined;
  /** What was chosen, in words. */
  readonly details?: readonly CartLineItemDetail[] | undefined;
  /** Greatest quantity. */
  readonly max?: number | undefined;
  /** Why it cannot be ordered: it is in no sum and no count. @default 'sold-out' for a `max` of 0 */
  readonly unavailable?: CartLineUnavailable | undefined;
  /** Slot under the line, as for what became of its price. */
  readonly status?: ReactNode;
}

/** Details of a new quantity of a line. */
export interface CartDrawerQuantityDetails<
  Line extends CartDrawerLine = CartDrawerLine,
> extends CartLineQuantityDetails {
  /** The line whose quantity changes. */
  line: Line;
}
