import type { PluralForms } from '../internal/text/format';

/** Every string that `NotificationMenu` shows or announces. */
export interface NotificationMenuLabels {
  /** Name of the button and of the list when `label` is left out. */
  label: string;
  /** How many messages are new, behind the name of the button. */
  unread: PluralForms;
  /** Spoken before a new message. */
  isNew: string;
  /** Stands where there are no messages. */
  empty: string;
  /** Entry that marks all messages as read. */
  markAllRead: string;
  /** Entry that leads to all messages. */
  all: string;
}

/** The English strings of `NotificationMenu`. */
export const notificationMenuLabels: NotificationMenuLabels = {
  label: 'Notifications',
  unread: { one: '{count} new', other: '{count} new' },
  isNew: 'New:',
  empty: 'Nothing new',
  markAllRead: 'Mark all as read',
  all: 'All notifications',
};
