/*
 * Every `data-mr-*` attribute of the kit stands here: what a component's markup and the script of a static page
 * (`attach<Name>`) share. `kit-attributes.d.ts` gives these types to JSX, so that a wrong name or value does not compile.
 * States for style sheets (`data-layout`, `data-overflow`) are public and carry no prefix.
 */

/** Components whose state a script may own: the value of `data-mr-root`. */
export type RootName =
  | 'bundle'
  | 'carousel'
  | 'gallery'
  | 'header'
  | 'product-carousel'
  | 'quantity'
  | 'review-list'
  | 'side-nav'
  | 'tabs'
  | 'theme-switch'
  | 'variant-picker';

/** What a press does: the value of `data-mr-action` on a button or link. */
export type ActionName =
  | 'add'
  | 'close'
  | 'collapse'
  | 'decrease'
  | 'enlarge'
  | 'increase'
  | 'next'
  | 'previous'
  | 'rotate'
  | 'show'
  | 'wishlist'
  | 'zoom';

/** The part of a component that a node is: the value of `data-mr-part`. Also for consumers, beside the class name. */
export type PartName =
  | 'account'
  | 'actions'
  | 'bar'
  | 'colors'
  | 'counter'
  | 'dialog'
  | 'large'
  | 'list'
  | 'message'
  | 'opener'
  | 'order'
  | 'original'
  | 'panel'
  | 'remove'
  | 'row'
  | 'sizes'
  | 'slide'
  | 'slides'
  | 'stepper'
  | 'sum'
  | 'tab'
  | 'thumb'
  | 'track';

/** What is counted by a badge. */
export type CountName = 'cart' | 'wishlist';

/** The attributes with the types of their values. Objects travel as JSON. */
export interface KitAttributes {
  /** The root node of a component with behaviour. An event belongs to the nearest one. */
  'data-mr-root'?: RootName | undefined;
  /** What a press of this control does. */
  'data-mr-action'?: ActionName | undefined;
  /** Which part of its component this node is. */
  'data-mr-part'?: PartName | undefined;
  /** A link that a script may open a drawer in place of. */
  'data-mr-opens'?: 'cart' | 'menu' | undefined;
  /** Hidden markup that a script copies. */
  'data-mr-template'?: 'stepper' | undefined;
  /** A live region of the page: the polite one, or that of what cannot wait. */
  'data-mr-live'?: '' | 'urgent' | undefined;
  /** The hidden name of a link that counts, and what it counts. */
  'data-mr-count'?: CountName | undefined;
  /** The bubble of a link that counts, and what it counts. */
  'data-mr-count-badge'?: CountName | undefined;
  /** The data that a static form draws for its script (JSON). */
  'data-mr-static'?: string | undefined;
  /** The product of the card around it as a line of the cart (JSON). */
  'data-mr-line'?: string | undefined;
}
