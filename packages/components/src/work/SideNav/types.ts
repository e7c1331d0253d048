import type { ReactNode } from 'react';

/** A page of the area. */
export interface SideNavItem {
  /** Its name. */
  title: string;
  /** Its address. */
  href: string;
  /** Icon before the name. All that is left of it in a collapsed side bar. */
  icon?: ReactNode;
  /** How many records it has. Left out: not shown. */
  count?: number | undefined;
}

/** Pages under a heading of their own. */
export interface SideNavGroup {
  /** The heading. Left out: none. */
  title?: string | undefined;
  /** The pages. */
  items: readonly SideNavItem[];
}
