import type { ReactNode } from 'react';

/** A link in a side panel. */
export interface CategoryMenuLink {
  /** Visible text. */
  title: string;
  /** Link target. */
  href: string;
}

/** A titled group of links in a side panel. */
export interface CategoryMenuColumn {
  /** Heading over the links. */
  title: string;
  /** Links, the most important first. */
  links: readonly CategoryMenuLink[];
}

/** Row of the menu. */
export interface CategoryMenuItem extends CategoryMenuLink {
  /** Icon before the name. */
  icon?: ReactNode;
  /** Link groups of its side panel. If omitted or empty, the row is a plain link. */
  columns?: readonly CategoryMenuColumn[] | undefined;
  /** Adds a separator above it. @default false */
  separated?: boolean | undefined;
}
