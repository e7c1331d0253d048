'use client';

import { useSettings } from '#settings';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { IconButton } from '../IconButton';
import { BellIcon } from '../icons/BellIcon';
import type { RenderLink } from '../internal/render/links';
import { badgeText } from '../internal/text/counts';
import { format, plural } from '../internal/text/format';
import { mergeLabels } from '../internal/text/mergeLabels';
import { notificationMenuLabels } from './labels';
import type { NotificationMenuLabels } from './labels';
import { NotificationEntry, NotificationLink } from './NotificationEntry';
import styles from './NotificationMenu.module.css';
import type { NotificationMenuItem } from './types';

export interface NotificationMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Name of the button and of the list. @default from `labels` */
  label?: string | undefined;
  /** The messages, the newest first. */
  items: readonly NotificationMenuItem[];
  /** Called with the message that was chosen, before its link is followed. */
  onItemSelect?: ((item: NotificationMenuItem) => void) | undefined;
  /** Called with the new messages by "Mark all as read". Left out: no such entry. */
  onMarkAllRead?: ((items: readonly NotificationMenuItem[]) => void) | undefined;
  /** Called when the list opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Address of all messages, the last entry. Left out: no such entry. */
  allHref?: string | undefined;
  /** BCP 47 tag for counts and dates. @default 'en-US' */
  locale?: string | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderLink | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<NotificationMenuLabels> | undefined;
}

/**
 * A bell with the count of new messages, which opens the list of them, on Radix' menu: arrow keys, first letters and Escape
 * are its own. Renders a `<div>`; a client component.
 */
export function NotificationMenu({
  label,
  items,
  onItemSelect,
  onMarkAllRead,
  onOpenChange,
  allHref,
  locale,
  renderLink,
  labels,
  className,
  ...rest
}: NotificationMenuProps) {
  const settings = useSettings({ locale, renderLink });
  const messages = mergeLabels(notificationMenuLabels, settings.labels.NotificationMenu, labels);
  const fresh = items.filter(({ unread = false }) => unread);
  const name = label ?? messages.label;
  const shown = badgeText(fresh.length);
  // What is said is what is seen: a person who speaks to the computer says "99+".
  const count =
    fresh.length > 99
      ? format(messages.unread.other, { count: shown })
      : plural(settings.locale, fresh.length, messages.unread);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Menu.Root modal={false} {...(onOpenChange && { onOpenChange })}>
        <Menu.Trigger asChild>
          <IconButton
            label={fresh.length > 0 ? `${name}, ${count}` : name}
            icon={
              <>
                <BellIcon />
                {fresh.length > 0 ? (
                  <span className={styles.count} aria-hidden="true">
                    {shown}
                  </span>
                ) : null}
              </>
            }
          />
        </Menu.Trigger>
        {/* Stays in its place in the page, so that theme, language and direction are those of the bell. */}
        <Menu.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8} aria-label={name}>
          {/* Radix names the menu by its button, whose name has the count. */}
          <Menu.Label className={styles.heading}>{name}</Menu.Label>
          {items.length === 0 ? (
            <Menu.Item className={styles.empty} disabled>
              {messages.empty}
            </Menu.Item>
          ) : null}
          {items.map((item) => (
            <NotificationEntry
              key={item.id}
              item={item}
              locale={settings.locale}
              renderLink={settings.renderLink}
              newWord={messages.isNew}
              onSelect={() => onItemSelect?.(item)}
            />
          ))}
          {onMarkAllRead && fresh.length > 0 ? (
            <Menu.Item className={styles.action} onSelect={() => onMarkAllRead(fresh)}>
              {messages.markAllRead}
            </Menu.Item>
          ) : null}
          {allHref === undefined ? null : (
            <NotificationLink href={allHref} renderLink={settings.renderLink}>
              {messages.all}
            </NotificationLink>
          )}
        </Menu.Content>
      </Menu.Root>
    </div>
  );
}
