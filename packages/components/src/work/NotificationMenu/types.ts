import type { ReactNode } from 'react';

/** One message to the reader. */
export interface NotificationMenuItem {
  /** Unique among the items. */
  id: string;
  /** What happened. */
  title: string;
  /** More about it. */
  description?: string | undefined;
  /** When, in ISO 8601. */
  date?: string | undefined;
  /** Where it leads. */
  href?: string | undefined;
  /** Icon before it. */
  icon?: ReactNode;
  /** Whether it is new to the reader. @default false */
  unread?: boolean | undefined;
}
