import type { LinkProps } from '../../internal/render/links.js';
import { linkElement } from '../../internal/render/links.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../../base/Logo/index.js';
import { CartButton } from '../CartButton/index.js';
import { SearchBar } from '../SearchBar/index.js';
import type { SearchBarOption, SearchSubmitDetails, SearchValueChangeReason } from '../SearchBar/index.js';
import { CountBadge } from '../../internal/parts/CountBadge.js';
import { HeartIcon } from '../../icons/HeartIcon.js';
import { LayoutGridIcon } from '../../icons/LayoutGridIcon.js';
import { MenuIcon } from '../../icons/MenuIcon.js';
import { UserIcon } from '../../icons/UserIcon.js';
import { ThemeSwitch } from '../../base/ThemeSwitch/index.js';
import * as en from '../../labels/en.js';
import type { Labels } from '../../labels/Labels.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { HeaderFolding } from './HeaderFolding.js';
import './Header.css';

/** Link of the navigation row. */
export interface HeaderItem {
  /** Visible text. */
  title: string;
  /** Link target. */
  href: string;
}

/** Note at the end of the navigation row. */
export interface HeaderNote {
  /** Visible text. */
  title: string;
  /** Icon before the text. */
  icon?: ReactNode;
}

/** The props of `Header`: those of its `<header>`, and these. */
export interface HeaderProps
  extends Omit<ComponentProps<'header'>, 'children'>, SharedProps<'locale' | 'renderLink', 'Header'> {
  /** Name of the marketplace. */
  name: string;
  /** URL of the home page. @default '/' */
  homeHref?: string | undefined;
  /** URL that the search form is sent to, as `?q=…&category=…`. There is no search without it and `onSearch`. */
  searchHref?: string | undefined;
  /** Options of the category select; the first has an empty value. Omit to hide the select. */
  searchCategories?: readonly SearchBarOption[] | undefined;
  /** Search text (controlled). */
  searchValue?: string | undefined;
  /** Initial search text (uncontrolled), for example on the results page. */
  defaultSearchValue?: string | undefined;
  /** Initial `value` of the category select. */
  defaultSearchCategory?: string | undefined;
  /** Called on each change of the search text. */
  onSearchValueChange?: ((value: string, details: ReasonedDetails<SearchValueChangeReason>) => void) | undefined;
  /** Called when the search form is submitted. Call `event.preventDefault()` to stay on the page. */
  onSearch?: ((value: string, details: SearchSubmitDetails) => void) | undefined;
  /**
   * URL of a page with the entries of the phone menu, for the link before the logo on phones. A script may open a
   * `PhoneMenu` instead (`data-mr-opens="menu"`). Omit to hide the link.
   */
  menuHref?: string | undefined;
  /** URL of the account or login page. Omit to hide the link. */
  accountHref?: string | undefined;
  /** URL of the wishlist. Omit to hide the link. */
  wishlistHref?: string | undefined;
  /** URL of the cart. Omit to hide the link. */
  cartHref?: string | undefined;
  /** Number of products on the wishlist. @default 0 */
  wishlistCount?: number | undefined;
  /** Number of items in the cart. @default 0 */
  cartCount?: number | undefined;
  /** URL of the page with all categories, first in the row. Omit to hide the link. */
  categoriesHref?: string | undefined;
  /** Links of the navigation row, on wide screens. */
  items?: readonly HeaderItem[] | undefined;
  /** URL of the current page, to mark its link in the row. */
  currentHref?: string | undefined;
  /** Note at the end of the row, on wide screens only. */
  note?: HeaderNote | undefined;
  /** Slot for the logo. @default `Logo` with name and `homeHref` */
  logo?: ReactNode;
  /** Slot for the search. @default the search form */
  search?: ReactNode;
  /** Slot for theme switch and links. @default theme switch, account, wishlist, cart */
  actions?: ReactNode;
  /** Slot for the row under the bar; `null` hides it. @default links and note */
  navigation?: ReactNode;
}

/**
 * Sticky header of the shop: logo, search, theme, account, wishlist, cart, and a navigation row. The search is a plain
 * form, so it works without scripts. Renders a `<header>`; safe in server components.
 * @selector [data-folded] while the page is scrolled down: the row is hidden
 * @slot logo @slot search @slot actions @slot navigation
 */
export function Header({
  name,
  homeHref = '/',
  searchHref,
  searchCategories,
  searchValue,
  defaultSearchValue,
  defaultSearchCategory,
  onSearchValueChange,
  onSearch,
  menuHref,
  accountHref,
  wishlistHref,
  cartHref,
  wishlistCount = 0,
  cartCount = 0,
  categoriesHref,
  items = [],
  currentHref,
  note,
  logo,
  search,
  actions,
  navigation,
  labels,
  className,
  ...props
}: HeaderProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels<Labels<'Header'>>(en.Header, settings.labels.Header, labels);
  const badge = { locale: settings.locale, className: 'mr-Header-badge' };
  const link = (href: string | undefined, content: Omit<LinkProps, 'href'>) =>
    href === undefined ? null : linkElement(settings.renderLink, { ...content, href });
  const current = (href: string | undefined) => (href === currentHref ? 'page' : undefined);
  return (
    <header {...rest} className={clsx('mr-Header-root mr-kit', className)} data-mr-root="header">
      <div className="mr-Header-bar">
        {link(menuHref, {
          className: clsx('mr-Header-action', 'mr-Header-menu'),
          'aria-label': messages.menu,
          'data-mr-opens': 'menu',
          children: <MenuIcon />,
        })}
        {logo ?? (
          <Logo
            className="mr-Header-logo"
            name={name}
            href={homeHref}
            render={settings.renderLink}
            labels={messages.logo}
          />
        )}
        {search === undefined && (searchHref !== undefined || onSearch !== undefined) ? (
          <SearchBar
            href={searchHref}
            categories={searchCategories}
            value={searchValue}
            defaultValue={defaultSearchValue}
            defaultCategory={defaultSearchCategory}
            onValueChange={onSearchValueChange}
            onSearch={onSearch}
            locale={settings.locale}
            labels={messages.search}
            collapsible
          />
        ) : (
          search
        )}
        <div className="mr-Header-actions">
          {actions ?? (
            <>
              <ThemeSwitch className={clsx('mr-Header-action', 'mr-Header-wideAction')} labels={messages.theme} />
              {link(accountHref, {
                className: clsx('mr-Header-action', 'mr-Header-wideAction'),
                'aria-label': messages.account,
                'data-mr-part': 'account',
                children: <UserIcon />,
              })}
              {link(wishlistHref, {
                className: 'mr-Header-action',
                children: (
                  <>
                    <HeartIcon />
                    <CountBadge of="wishlist" count={wishlistCount} names={messages.wishlist} {...badge} />
                  </>
                ),
              })}
              {cartHref === undefined ? null : (
                <CartButton
                  href={cartHref}
                  count={cartCount}
                  locale={settings.locale}
                  renderLink={settings.renderLink}
                  labels={messages.cart}
                />
              )}
            </>
          )}
        </div>
      </div>
      {navigation === undefined ? (
        <nav className="mr-Header-navigation" aria-label={messages.navigation}>
          <ul role="list" className="mr-Header-links">
            {categoriesHref === undefined ? null : (
              <li>
                {link(categoriesHref, {
                  className: 'mr-Header-all',
                  'aria-current': current(categoriesHref),
                  children: (
                    <>
                      <LayoutGridIcon /> <span>{messages.allCategories}</span>
                    </>
                  ),
                })}
              </li>
            )}
            {items.map(({ title, href }) => (
              <li key={href}>
                {link(href, { className: 'mr-Header-link', 'aria-current': current(href), children: title })}
              </li>
            ))}
          </ul>
          {note === undefined ? null : (
            <div className="mr-Header-noteBox">
              <p className="mr-Header-note">
                {note.icon} <span>{note.title}</span>
              </p>
            </div>
          )}
        </nav>
      ) : (
        navigation
      )}
      <HeaderFolding />
    </header>
  );
}
