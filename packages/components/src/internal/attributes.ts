/*
 * All `data-mr-*` attributes of the kit: the interface between a component's markup and the script of a static page
 * (`attach<Name>`). `kit-attributes.d.ts` adds their types to JSX, so that a wrong name or value does not compile.
 * State attributes for style sheets (`data-layout`, `data-overflow`) are public and have no prefix.
 */

/** Values of `data-mr-root`: components whose state a script may control. */
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

/** Values of `data-mr-action` on a button or link: the action of a press. */
export type ActionName =
  | 'add'
  | 'clear'
  | 'close'
  | 'collapse'
  | 'decrease'
  | 'enlarge'
  | 'filter'
  | 'increase'
  | 'next'
  | 'previous'
  | 'rotate'
  | 'show'
  | 'wishlist'
  | 'zoom';

/** Values of `data-mr-part`: the part of its component that a node is. Public, beside the class name. */
export type PartName =
  | 'account'
  | 'actions'
  | 'bar'
  | 'colors'
  | 'counter'
  | 'dialog'
  | 'filtered'
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

/** Values of `data-mr-count`. */
export type CountName = 'cart' | 'wishlist';

/** The attributes with the types of their values. Objects are serialized as JSON. */
export interface KitAttributes {
  /** Root node of a component with behavior. An event belongs to the nearest one. */
  'data-mr-root'?: RootName | undefined;
  /** Action of a press of this control. */
  'data-mr-action'?: ActionName | undefined;
  /** Part of its component. */
  'data-mr-part'?: PartName | undefined;
  /** Drawer that a script opens instead of following the link. */
  'data-mr-opens'?: 'cart' | 'menu' | undefined;
  /** Hidden markup that a script clones. */
  'data-mr-template'?: 'stepper' | undefined;
  /** Live region of the page: `''` is polite, `'urgent'` is assertive. */
  'data-mr-live'?: '' | 'urgent' | undefined;
  /** Visually hidden name of a link with a count; the value names what is counted. */
  'data-mr-count'?: CountName | undefined;
  /** Badge of a link with a count; the value names what is counted. */
  'data-mr-count-badge'?: CountName | undefined;
  /** Data of a static form for its script (JSON). */
  'data-mr-static'?: string | undefined;
  /** Product of the surrounding card as a cart line (JSON). */
  'data-mr-line'?: string | undefined;
}
