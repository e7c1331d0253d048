import type { NotificationMenuLabels } from './labels';

/** The German strings of `NotificationMenu`. */
export const notificationMenuLabels: NotificationMenuLabels = {
  label: 'Mitteilungen',
  unread: { one: '{count} neue', other: '{count} neue' },
  isNew: 'Neu:',
  empty: 'Keine Mitteilungen',
  markAllRead: 'Alle als gelesen markieren',
  all: 'Alle Mitteilungen',
};
