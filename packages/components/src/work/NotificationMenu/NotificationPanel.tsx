'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { OpenedMenu } from '../../internal/parts/OpenedMenu.js';
import type { RenderLink } from '../../internal/render/links.js';
import type { MenuOpener } from '../../internal/state/useMenuOnUse.js';
import type { Labels } from '../../labels/Labels.js';
import { NotificationEntry, NotificationLink } from './NotificationEntry.js';
import './NotificationMenu.css';
import type { NotificationMenuItem } from './types.js';

export interface NotificationPanelProps {
  /** Button that opened it. */
  opener: MenuOpener;
  /** Name of the list. */
  name: string;
  /** Messages, the newest first. */
  items: readonly NotificationMenuItem[];
  /** Strings of the menu. */
  messages: Labels<'NotificationMenu'>;
  /** BCP 47 tag for times. */
  locale: string;
  /** Renders each link, for example with a router link. */
  renderLink: RenderLink | undefined;
  /** URL of the page with all messages. Omit to hide the link. */
  allHref: string | undefined;
  /** Called with the chosen message. */
  onItemSelect: ((item: NotificationMenuItem) => void) | undefined;
  /** Called by "Mark all as read". Omit to hide the entry. */
  onMarkAllRead: (() => void) | undefined;
}

/** List of messages, opened by the bell. */
export function NotificationPanel({
  opener,
  name,
  items,
  messages,
  locale,
  renderLink,
  allHref,
  onItemSelect,
  onMarkAllRead,
}: NotificationPanelProps) {
  const fresh = items.filter(({ unread = false }) => unread);
  return (
    <OpenedMenu opener={opener} className="mr-NotificationMenu-menu" sideOffset={4} aria-label={name}>
      <Menu.Label className="mr-NotificationMenu-heading">{name}</Menu.Label>
      {items.length === 0 ? (
        <Menu.Item className="mr-NotificationMenu-empty" disabled>
          {messages.empty}
        </Menu.Item>
      ) : null}
      {items.map((item) => (
        <NotificationEntry
          key={item.id}
          item={item}
          locale={locale}
          renderLink={renderLink}
          newWord={messages.isNew}
          onSelect={() => onItemSelect?.(item)}
        />
      ))}
      {onMarkAllRead && fresh.length > 0 ? (
        <Menu.Item className="mr-NotificationMenu-action" onSelect={() => onMarkAllRead()}>
          {messages.markAllRead}
        </Menu.Item>
      ) : null}
      {allHref === undefined ? null : (
        <NotificationLink href={allHref} renderLink={renderLink}>
          {messages.all}
        </NotificationLink>
      )}
    </OpenedMenu>
  );
}
