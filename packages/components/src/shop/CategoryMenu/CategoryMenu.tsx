'use client';

import { useSettings } from '#settings';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx/lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { LayoutGridIcon } from '../../icons/LayoutGridIcon.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeRefs } from '../../internal/render/mergeRefs.js';
import { useFocusFallback } from '../../internal/state/useFocusFallback.js';
import type { MenuOpenProps } from '../../internal/state/useMenuKeys.js';
import { useMenuParts } from '../../internal/state/useMenuParts.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { CategoryMenuLinks } from './CategoryMenuLinks.js';
import { CategoryMenuPanel } from './CategoryMenuPanel.js';
import './CategoryMenu.css';
import type { CategoryMenuItem } from './types.js';

export interface CategoryMenuProps
  extends Omit<ComponentProps<'nav'>, 'children'>, MenuOpenProps, SharedProps<'renderLink', 'CategoryMenu'> {
  /** Categories, the most important first. */
  items: readonly CategoryMenuItem[];
  /** Accessible name of the navigation, and text of the button. @default from `labels` */
  label?: string | undefined;
}

/**
 * All categories of a shop behind one button: each row is a link with an icon, some with a side panel of grouped links.
 * Uses the Radix menu: arrow keys, typeahead, Escape. In server HTML it is a `<details>` with all links, which works
 * without scripts. Renders a `<nav>`; a client component.
 * @cssproperty --mr-category-menu-size minimum width of the list
 */
export function CategoryMenu({
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
}: CategoryMenuProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.CategoryMenu, settings.labels.CategoryMenu, labels);
  const details = useRef<HTMLDetailsElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const parts = useMenuParts(menuButton, { open, defaultOpen, onOpenChange, trigger });
  // Hydration may replace the focused element of the server HTML.
  const leaves = useFocusFallback<HTMLDetailsElement>(() => menuButton.current);
  const detailsRef = useMemo(() => mergeRefs(details, leaves), [leaves]);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const latest = useLatest(parts.change);
  useLayoutEffect(() => {
    // Opened before hydration: keep it open.
    if (details.current?.open) latest.current(true, { reason: 'trigger' });
  }, [latest]);

  const name = label ?? messages.label;
  const button = (
    <>
      <LayoutGridIcon /> <span>{name}</span> <ChevronDownIcon className="mr-CategoryMenu-arrow" />
    </>
  );
  return (
    <nav {...rest} aria-label={ariaLabel ?? messages.label} className={clsx('mr-CategoryMenu-root mr-kit', className)}>
      {/* Rendered in the page, so that panels inherit the theme, language and direction of the header. */}
      <div ref={setBox} className="mr-CategoryMenu-panels" />
      {parts.isReady ? (
        <Menu.Root modal={false} {...parts.root}>
          <Menu.Trigger
            className="mr-CategoryMenu-button"
            ref={menuButton}
            {...{ children: button, ...parts.trigger }}
          />
          <Menu.Portal container={box}>
            <Menu.Content
              className="mr-CategoryMenu-list"
              align="start"
              sideOffset={6}
              collisionPadding={8}
              data-mr-part="list"
              {...parts.content}
            >
              {items.map((item) => [
                item.separated ? <Menu.Separator key={`${item.href} line`} className="mr-CategoryMenu-line" /> : null,
                item.columns && item.columns.length > 0 ? (
                  <CategoryMenuPanel
                    key={item.href}
                    item={item}
                    box={box}
                    all={messages.all}
                    renderLink={settings.renderLink}
                    onLeave={() => parts.root.onOpenChange(false)}
                  />
                ) : (
                  <Menu.Item key={item.href} asChild className="mr-CategoryMenu-row">
                    {linkElement(settings.renderLink, {
                      href: item.href,
                      children: (
                        <>
                          <span className="mr-CategoryMenu-icon">{item.icon}</span>
                          <span>{item.title}</span>
                        </>
                      ),
                    })}
                  </Menu.Item>
                ),
              ])}
            </Menu.Content>
          </Menu.Portal>
        </Menu.Root>
      ) : (
        <details ref={detailsRef} className="mr-CategoryMenu-details">
          <summary className="mr-CategoryMenu-button">{button}</summary>
          <CategoryMenuLinks items={items} renderLink={settings.renderLink} />
        </details>
      )}
    </nav>
  );
}
