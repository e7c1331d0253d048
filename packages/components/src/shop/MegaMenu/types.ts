/** A link in a panel. */
export interface MegaMenuLink {
  /** Visible text. */
  title: string;
  /** Link target. */
  href: string;
}

/** A titled group of links in a panel. */
export interface MegaMenuColumn {
  /** Heading over the links. */
  title: string;
  /** Links, the most important first. */
  links: readonly MegaMenuLink[];
}

/** Image of a panel that links to a product or page. */
export interface MegaMenuFeature extends MegaMenuLink {
  /** Second line, such as a price. */
  description?: string | undefined;
  /** URL of the image. */
  src: string;
  /** Candidates of the image, as in `<img srcset>`. */
  srcSet?: string | undefined;
}

/** Item of the row. */
export interface MegaMenuItem {
  /** Visible text. */
  title: string;
  /** Link target, unique in the row. */
  href: string;
  /** URL of a small image beside the item, in the list inside the panels. */
  src?: string | undefined;
  /** Link groups of its panel. */
  columns?: readonly MegaMenuColumn[] | undefined;
  /** Image of its panel. */
  feature?: MegaMenuFeature | undefined;
}

/** Cause of a change: the button, hover, Escape, a press outside, or the focus leaving the menu. */
export type MegaMenuChangeReason = 'press' | 'hover' | 'escape' | 'outside' | 'focus';
