'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { IconButton } from '../../base/IconButton';
import { BellIcon } from '../../icons/BellIcon';
import { triggerElement } from '../../internal/render/triggerElement';
import { partOnUse } from '../../internal/state/partOnUse';
import type { MenuOpenProps } from '../../internal/state/useMenuKeys';
import { useMenuOnUse } from '../../internal/state/useMenuOnUse';
import { badgeText } from '../../internal/text/counts';
import { format, plural } from '../../internal/text/format';
import { mergeLabels } from '../../internal/text/mergeLabels';
import * as en from '../../labels/en';
import type { SharedProps } from '../../internal/settings/sharedProps';
import type { NotificationPanelProps } from './NotificationPanel';
import styles from './NotificationMenu.module.css';
import type { NotificationMenuItem } from './types';

export interface NotificationMenuProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onSelect'>,
    MenuOpenProps,
    SharedProps<'locale' | 'renderLink', 'NotificationMenu'> {
  /** Name of the button and of the list. @default from `labels` */
  label?: string | undefined;
  /** The messages, the newest first. */
  items: readonly NotificationMenuItem[];
  /** Called with the message that was chosen, before its link is followed. */
  onItemSelect?: ((item: NotificationMenuItem) => void) | undefined;
  /** Called by "Mark all as read". Left out: no such entry. */
  onMarkAllRead?: (() => void) | undefined;
  /** Address of all messages, the last entry. Left out: no such entry. */
  allHref?: string | undefined;
}

const panel = partOnUse<NotificationPanelProps>(async () => (await import('./NotificationPanel')).NotificationPanel);

/**
 * A bell with the count of new messages, which opens the list of them, on Radix' menu: arrow keys, first letters and Escape
 * are its own. The menu's code comes when the pointer or the focus is on the bell. Renders a `<div>`; a client component.
 */
export function NotificationMenu({
  label,
  items,
  onItemSelect,
  onMarkAllRead,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  allHref,
  locale,
  renderLink,
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...rest
}: NotificationMenuProps) {
  const settings = useSettings({ locale, renderLink });
  const messages = mergeLabels(en.NotificationMenu, settings.labels.NotificationMenu, labels);
  const fresh = items.filter(({ unread = false }) => unread);
  const name = ariaLabel ?? messages.label;
  const shown = badgeText(fresh.length);
  // What is said is what is seen: a person who speaks to the computer says "99+".
  const count =
    fresh.length > 99
      ? format(messages.unread.other, { count: shown })
      : plural(settings.locale, fresh.length, messages.unread);
  const { Menu, opener, buttonProps } = useMenuOnUse(panel, { open, defaultOpen, onOpenChange });
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {trigger ? (
        triggerElement(trigger, buttonProps)
      ) : (
        <IconButton
          {...buttonProps}
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
      )}
      {Menu && opener ? (
        <Menu
          opener={opener}
          name={name}
          items={items}
          messages={messages}
          locale={settings.locale}
          renderLink={settings.renderLink}
          allHref={allHref}
          onItemSelect={onItemSelect}
          onMarkAllRead={onMarkAllRead}
        />
      ) : null}
    </div>
  );
}
