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

/** One row of the menu: it leads to `href`, or calls `onSelect`. */
export type UserMenuItem = {
  /** What it is: "Orders". */
  title: string;
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what ends something. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** A line stands above it: another group begins. @default false */
  separated?: boolean | undefined;
} & (
  | {
      /** Where it leads. */
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
  /** Full name of the person who is logged in. */
  name: string;
  /** A second line over the rows: the mail address, or the shop. */
  text?: string | undefined;
  /** Square picture of the person. Left out: the initials. */
  src?: string | undefined;
  /** The account page: the button is a link to it until the scripts are there. */
  href: string;
  /** The rows. */
  items: readonly UserMenuItem[];
  /** Accessible name of the button. @default from `labels`, with `name` */
  label?: string | undefined;
}

/**
 * The menu of the person who is logged in, behind the picture: arrow keys, first letters and Escape as in every menu.
 * Stands on Radix' menu. Without scripts the picture is a link to the account. Renders a `<div>`; a client component.
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
  renderLink,
  renderImage,
  labels,
  className,
  'aria-label': ariaLabel = label,
  ...rest
}: UserMenuProps) {
  const settings = useSettings({ renderLink, renderImage });
  const messages = mergeLabels(en.UserMenu, settings.labels.UserMenu, labels);
  const menuButton = useRef<HTMLButtonElement>(null);
  const parts = useMenuParts(menuButton, { open, defaultOpen, onOpenChange, trigger });
  // The link of server HTML may have the focus when the button takes its place.
  const link = useFocusFallback<HTMLAnchorElement>(() => menuButton.current);
  const button = {
    className: 'mr-UserMenu-button',
    children: (
      <>
        <Avatar name={name} src={src} size="sm" renderImage={settings.renderImage} />
        {/* Named by its content: initials and a name that is cut short are no name. */}
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
          {/* Stays in its place in the page, so that theme, language and direction are those of the header. */}
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
