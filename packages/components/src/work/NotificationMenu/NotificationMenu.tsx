'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { IconButton } from '../../base/IconButton/index.js';
import { BellIcon } from '../../icons/BellIcon.js';
import { triggerElement } from '../../internal/render/triggerElement.js';
import { lazyComponent } from '../../internal/state/lazyComponent.js';
import type { MenuOpenProps } from '../../internal/state/useMenuKeys.js';
import { useMenuOnUse } from '../../internal/state/useMenuOnUse.js';
import { badgeText } from '../../internal/text/counts.js';
import { format, plural } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import type { NotificationPanelProps } from './NotificationPanel.js';
import './NotificationMenu.css';
import type { NotificationMenuItem } from './types.js';

export interface NotificationMenuProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onSelect'>,
    MenuOpenProps,
    SharedProps<'locale' | 'renderLink', 'NotificationMenu'> {
  /** Accessible name of the button and the list. @default from `labels` */
  label?: string | undefined;
  /** Messages, the newest first. */
  items: readonly NotificationMenuItem[];
  /** Called with the chosen message, before its link is followed. */
  onItemSelect?: ((item: NotificationMenuItem) => void) | undefined;
  /** Called by "Mark all as read". Omit to hide the entry. */
  onMarkAllRead?: (() => void) | undefined;
  /** URL of the page with all messages. Omit to hide the entry. */
  allHref?: string | undefined;
}

const panel = lazyComponent<NotificationPanelProps>(
  async () => (await import('./NotificationPanel.js')).NotificationPanel,
);

/**
 * Bell with the number of unread messages, which opens their list. Uses the Radix menu: arrow keys, typeahead, Escape.
 * The code of the menu loads when the bell is hovered or focused. Renders a `<div>`; a client component.
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
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...props
}: NotificationMenuProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.NotificationMenu, settings.labels.NotificationMenu, labels);
  const fresh = items.filter(({ unread = false }) => unread);
  const name = ariaLabel ?? messages.label;
  const shown = badgeText(fresh.length);
  // The name matches the visible text, so that speech input finds the button by "99+".
  const count =
    fresh.length > 99
      ? format(messages.unread.other, { count: shown })
      : plural(settings.locale, fresh.length, messages.unread);
  const { Menu, opener, buttonProps } = useMenuOnUse(panel, { open, defaultOpen, onOpenChange });
  return (
    <div {...rest} className={clsx('mr-NotificationMenu-root mr-kit', className)}>
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
                <span className="mr-NotificationMenu-count" aria-hidden="true">
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
