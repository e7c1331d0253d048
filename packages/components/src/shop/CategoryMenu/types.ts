import type { ReactNode } from 'react';

/** A link in a side panel. */
export interface CategoryMenuLink {
  /** What is shown. */
  title: string;
  /** Where it leads. */
  href: string;
}

/** A titled group of links in a side panel. */
export interface CategoryMenuColumn {
  /** Stands over the links. */
  title: string;
  /** The links, the most important first. */
  links: readonly CategoryMenuLink[];
}

/** A row of the menu. */
export interface CategoryMenuItem extends CategoryMenuLink {
  /** Icon before the name. */
  icon?: ReactNode;
  /** Groups of links of its side panel. Left out or empty: the row is a link alone. */
  columns?: readonly CategoryMenuColumn[] | undefined;
  /** A line stands above it: another group of rows begins. @default false */
  separated?: boolean | undefined;
}
