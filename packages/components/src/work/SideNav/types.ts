import type { ReactNode } from 'react';

/** Page of the navigation. */
export interface SideNavItem {
  /** Name of the page. */
  title: string;
  /** URL of the page. */
  href: string;
  /** Icon before the name; only the icon is shown in a collapsed side bar. */
  icon?: ReactNode;
  /** Number of records. Omit to hide it. */
  count?: number | undefined;
}

/** Pages with a common heading. */
export interface SideNavGroup {
  /** Heading. Omit for none. */
  title?: string | undefined;
  /** Pages of the group. */
  items: readonly SideNavItem[];
}
