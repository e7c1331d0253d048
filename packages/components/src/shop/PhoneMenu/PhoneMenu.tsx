'use client';

import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/Button/index.js';
import { Drawer } from '../../base/Drawer/index.js';
import { ThemeSwitch } from '../../base/ThemeSwitch/index.js';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { LanguageLinks } from '../../internal/parts/LanguageLinks.js';
import type { Language } from '../../internal/parts/LanguageLinks.js';
import { linkElement } from '../../internal/render/links.js';
import type { DialogOpenProps } from '../../internal/state/useDialogElement.js';
import { format } from '../../internal/text/format.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './PhoneMenu.css';

/** Link of the menu. */
export interface PhoneMenuLink {
  /** Visible text. */
  title: string;
  /** Link target. */
  href: string;
}

/** Category of the menu; one with `links` expands. */
export interface PhoneMenuItem extends PhoneMenuLink {
  /** Icon before the title. */
  icon?: ReactNode;
  /** Subcategories. */
  links?: readonly PhoneMenuLink[] | undefined;
}

export interface PhoneMenuProps
  extends
    Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'children'>,
    DialogOpenProps,
    SharedProps<'renderLink', 'PhoneMenu'> {
  /** Categories of the menu. */
  items: readonly PhoneMenuItem[];
  /** Links after the categories: shops, brands, deals. */
  links?: readonly PhoneMenuLink[] | undefined;
  /** Languages to choose from. */
  languages?: readonly Language[] | undefined;
  /** `lang` of the current language. */
  currentLang?: string | undefined;
  /** URL of the current page, to mark its link. */
  currentHref?: string | undefined;
  /** URL of the account or login page. Omit to hide the link. */
  accountHref?: string | undefined;
}

/**
 * Menu for phones in a drawer: expandable categories, further links, languages, theme and account. Renders a
 * `<dialog>`; a client component.
 */
export function PhoneMenu({
  items,
  links = [],
  languages = [],
  currentLang,
  currentHref,
  accountHref,
  labels,
  className,
  ...props
}: PhoneMenuProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.PhoneMenu, settings.labels.PhoneMenu, labels);
  const id = useId();
  const [unfolded, setUnfolded] = useState<string>();
  const link = ({ title, href }: PhoneMenuLink, style: string | undefined, icon?: ReactNode) =>
    linkElement(settings.renderLink, {
      className: style,
      href,
      'aria-current': href === currentHref ? 'page' : undefined,
      children: (
        <>
          {icon} <span>{title}</span>
        </>
      ),
    });
  return (
    <Drawer
      {...rest}
      side="start"
      title={messages.title}
      labels={{ close: messages.close }}
      className={clsx('mr-PhoneMenu-root mr-kit', className)}
      footer={
        <div className="mr-PhoneMenu-foot">
          {languages.length > 1 ? (
            <div className="mr-PhoneMenu-setting">
              <span id={`${id}-language`}>{messages.language}</span>
              <LanguageLinks
                className="mr-PhoneMenu-languages"
                aria-labelledby={`${id}-language`}
                languages={languages}
                currentLang={currentLang}
                linkClass="mr-PhoneMenu-language"
                renderLink={settings.renderLink}
              />
            </div>
          ) : null}
          <div className="mr-PhoneMenu-setting">
            <span aria-hidden="true">{messages.theme}</span>
            <ThemeSwitch label={messages.theme} />
          </div>
          {accountHref === undefined ? null : (
            <Button stretch href={accountHref} renderLink={settings.renderLink}>
              {messages.account}
            </Button>
          )}
        </div>
      }
    >
      <p id={`${id}-categories`} className="mr-PhoneMenu-heading">
        {messages.categories}
      </p>
      <ul role="list" aria-labelledby={`${id}-categories`}>
        {items.map((item, index) => {
          const isOpen = unfolded === item.href;
          if (!item.links?.length) return <li key={item.href}>{link(item, 'mr-PhoneMenu-row', item.icon)}</li>;
          return (
            <li key={item.href}>
              <button
                type="button"
                className="mr-PhoneMenu-row"
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                onClick={() => setUnfolded(isOpen ? undefined : item.href)}
              >
                {item.icon} <span className="mr-PhoneMenu-rowText">{item.title}</span> <ChevronDownIcon />
              </button>
              <ul
                role="list"
                id={`${id}-${index}`}
                className="mr-PhoneMenu-children"
                hidden={!isOpen}
                aria-label={item.title}
              >
                {item.links.map((child) => (
                  <li key={child.href}>{link(child, 'mr-PhoneMenu-child')}</li>
                ))}
                <li>
                  {link({ title: format(messages.all, { title: item.title }), href: item.href }, 'mr-PhoneMenu-child')}
                </li>
              </ul>
            </li>
          );
        })}
      </ul>
      {links.length === 0 ? null : (
        <ul role="list" className="mr-PhoneMenu-links">
          {links.map((item) => (
            <li key={item.href}>{link(item, 'mr-PhoneMenu-row')}</li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
