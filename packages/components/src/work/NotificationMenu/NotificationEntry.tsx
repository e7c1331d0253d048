'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { linkElement } from '../../internal/render/links.js';
import type { RenderLink } from '../../internal/render/links.js';
import { dateFormat } from '../../internal/text/dateFormat.js';
import './NotificationMenu.css';
import type { NotificationMenuItem } from './types.js';

interface NotificationEntryProps {
  item: NotificationMenuItem;
  locale: string;
  renderLink: RenderLink | undefined;
  /** Announced before an unread message. */
  newWord: string;
  onSelect: () => void;
}

const day: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };

/** Message of the list. */
export function NotificationEntry({ item, locale, renderLink, newWord, onSelect }: NotificationEntryProps) {
  const { title, description, date, href, icon, unread = false } = item;
  const time = date === undefined ? Number.NaN : Date.parse(date);
  const content = (
    <>
      {icon}
      <span className="mr-NotificationMenu-text">
        <span className="mr-NotificationMenu-title">
          {unread ? <VisuallyHidden>{`${newWord} `}</VisuallyHidden> : null}
          <span>{title}</span>
        </span>
        {description === undefined ? null : (
          <span className="mr-NotificationMenu-description">{` ${description}`}</span>
        )}
        {Number.isNaN(time) ? null : (
          <time className="mr-NotificationMenu-date" dateTime={date}>
            {` ${dateFormat(locale, day).format(time)}`}
          </time>
        )}
      </span>
      {unread ? <span className="mr-NotificationMenu-dot" aria-hidden="true" /> : null}
    </>
  );
  return (
    <Menu.Item
      className="mr-NotificationMenu-item"
      textValue={title}
      data-unread={unread ? '' : undefined}
      asChild={href !== undefined}
      onSelect={onSelect}
    >
      {href === undefined ? content : linkElement(renderLink, { href, children: content })}
    </Menu.Item>
  );
}

/** Entry that links to all messages. */
export function NotificationLink({
  href,
  renderLink,
  children,
}: {
  href: string;
  renderLink: RenderLink | undefined;
  children: ReactNode;
}) {
  return (
    <Menu.Item className="mr-NotificationMenu-action" asChild>
      {linkElement(renderLink, { href, children })}
    </Menu.Item>
  );
}
