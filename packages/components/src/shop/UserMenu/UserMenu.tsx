'use client';

import { useSettings } from '#settings';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../base/Avatar/index.js';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { VisuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { MenuRow } from '../../internal/parts/MenuRow.js';
import '../../internal/parts/MenuPanel.css';
import { linkElement } from '../../internal/render/links.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import { useMenuParts } from '../../internal/state/useMenuParts.js';
import type { MenuOpenProps } from '../../internal/state/useMenuKeys.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './UserMenu.css';

/** Row of the menu: a link with `href`, or an action with `onSelect`. */
export type UserMenuItem = {
  /** Text, such as "Orders". */
  title: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** Tone: `danger` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Adds a separator above it. @default false */
  separated?: boolean | undefined;
} & (
  | {
      /** Link target. */
      href: string;
      onSelect?: undefined;
    }
  | {
      href?: undefined;
      /** Called when the row is chosen. */
      onSelect: () => void;
    }
);

export interface UserMenuProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    MenuOpenProps,
    SharedProps<'renderLink' | 'renderImage', 'UserMenu'> {
  /** Full name of the user. */
  name: string;
  /** Second line above the rows, such as the email address or the shop. Optional. */
  text?: string | undefined;
  /** URL of a square image of the user. @default the initials */
  src?: string | undefined;
  /** URL of the account page: the button is a link to it until hydration. */
  href: string;
  /** Rows of the menu. */
  items: readonly UserMenuItem[];
  /** Accessible name of the button. @default from `labels`, with `name` */
  label?: string | undefined;
}

/**
 * Menu of the logged-in user, behind the user's image: arrow keys, typeahead and Escape. Uses the Radix menu. Without
 * scripts the image is a link to the account. Renders a `<div>`; a client component.
 */
export function UserMenu({
  name,
  text,
  src,
  href,
  items,
  label,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...props
}: UserMenuProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.UserMenu, settings.labels.UserMenu, labels);
  const menuButton = useRef<HTMLButtonElement>(null);
  const parts = useMenuParts(menuButton, { open, defaultOpen, onOpenChange, trigger });
  // Hydration may replace the focused link of the server HTML by the button.
  const link = useFocusFallback<HTMLAnchorElement>(() => menuButton.current);
  const button = {
    className: 'mr-UserMenu-button',
    children: (
      <>
        <Avatar name={name} src={src} size="sm" renderImage={settings.renderImage} />
        {/* Hidden: the content names the menu, and initials or a truncated name are not a name. */}
        <span className="mr-UserMenu-name" aria-hidden="true">
          {name}
        </span>
        <VisuallyHidden>{ariaLabel ?? format(messages.label, { name })}</VisuallyHidden>
        <ChevronDownIcon className="mr-UserMenu-arrow" />
      </>
    ),
  };
  return (
    <div {...rest} className={clsx('mr-UserMenu-root mr-kit', className)}>
      {parts.isReady ? (
        <Menu.Root modal={false} {...parts.root}>
          <Menu.Trigger {...button} {...parts.trigger} ref={menuButton} />
          {/* Rendered in place, so that theme, language and direction are those of the header. */}
          <Menu.Content
            className="mr-MenuPanel-root mr-kit"
            align="end"
            sideOffset={6}
            collisionPadding={8}
            {...parts.content}
          >
            <Menu.Label className="mr-UserMenu-person">
              <b>{name}</b>
              {text === undefined ? null : <span className="mr-UserMenu-text">{text}</span>}
            </Menu.Label>
            <Menu.Separator className="mr-UserMenu-line" />
            {items.map((item) => [
              item.separated ? <Menu.Separator key={`${item.title} line`} className="mr-UserMenu-line" /> : null,
              <MenuRow
                key={item.title}
                href={item.href}
                onSelect={() => item.onSelect?.()}
                icon={item.icon}
                tone={item.tone}
                renderLink={settings.renderLink}
              >
                {item.title}
              </MenuRow>,
            ])}
          </Menu.Content>
        </Menu.Root>
      ) : (
        linkElement(settings.renderLink, { ...button, ref: link, href })
      )}
    </div>
  );
}
