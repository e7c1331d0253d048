import type { ReactNode } from 'react';

/** Message to the user. */
export interface NotificationMenuItem {
  /** Unique id. */
  id: string;
  /** Title of the message. */
  title: string;
  /** Text under the title. Optional. */
  description?: string | undefined;
  /** Time of the message, ISO 8601. Optional. */
  date?: string | undefined;
  /** Link target. */
  href?: string | undefined;
  /** Icon before the title. */
  icon?: ReactNode;
  /** Whether the message is unread. @default false */
  unread?: boolean | undefined;
}
