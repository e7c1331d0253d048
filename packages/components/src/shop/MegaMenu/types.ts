/** A link in a panel. */
export interface MegaMenuLink {
  /** What is shown. */
  title: string;
  /** Where it leads. */
  href: string;
}

/** A titled group of links in a panel. */
export interface MegaMenuColumn {
  /** Stands over the links. */
  title: string;
  /** The links, the most important first. */
  links: readonly MegaMenuLink[];
}

/** The picture of a panel, which leads to a product or a page. */
export interface MegaMenuFeature extends MegaMenuLink {
  /** A second line, such as a price. */
  description?: string | undefined;
  /** Address of the picture. */
  src: string;
  /** The picture in several widths. */
  srcSet?: string | undefined;
}

/** A name of the row. */
export interface MegaMenuItem {
  /** What is shown. */
  title: string;
  /** Where the name leads; unique in the row. */
  href: string;
  /** A small picture beside the name, in the list inside the panels. */
  src?: string | undefined;
  /** Groups of links of its panel. */
  columns?: readonly MegaMenuColumn[] | undefined;
  /** The picture of its panel. */
  feature?: MegaMenuFeature | undefined;
}

/**
 * What opened or closed a panel: its button, a resting pointer, Escape, a press elsewhere, or the focus that went on.
 */
export type MegaMenuChangeReason = 'press' | 'hover' | 'escape' | 'outside' | 'focus';
