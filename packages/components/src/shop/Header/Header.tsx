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

/** A link of the row. */
export interface HeaderItem {
  /** What is shown. */
  title: string;
  /** Where it leads. */
  href: string;
}

/** The note at the end of the row. */
export interface HeaderNote {
  /** What is shown. */
  title: string;
  /** Icon before it. */
  icon?: ReactNode;
}

/** The props of `Header`: those of its `<header>`, and these. */
export interface HeaderProps
  extends Omit<ComponentProps<'header'>, 'children'>, SharedProps<'locale' | 'renderLink', 'Header'> {
  /** The marketplace's name. */
  name: string;
  /** Address of the home page. @default '/' */
  homeHref?: string | undefined;
  /** Page that the search form is sent to, as `?q=…&category=…`. Without it and without `onSearch` there is no search. */
  searchHref?: string | undefined;
  /** Choices of the category select; the first has an empty value. Left out: no select. */
  searchCategories?: readonly SearchBarOption[] | undefined;
  /** Text in the search field, when the caller keeps it. */
  searchValue?: string | undefined;
  /** Text in the search field at first, as on the results page. */
  defaultSearchValue?: string | undefined;
  /** `value` of the category that is chosen at first. */
  defaultSearchCategory?: string | undefined;
  /** Called with each change of the text in the search field. */
  onSearchValueChange?: ((value: string, details: ReasonedDetails<SearchValueChangeReason>) => void) | undefined;
  /** Called when the search form is submitted. `event.preventDefault()` keeps the browser from leaving the page. */
  onSearch?: ((value: string, details: SearchSubmitDetails) => void) | undefined;
  /**
   * Address of a page with what the menu of phones holds, for the link before the logo on phones. A script may open a
   * `PhoneMenu` in its place (`data-mr-opens="menu"`). Left out: no link.
   */
  menuHref?: string | undefined;
  /** Address of the account or login page. Left out: no link. */
  accountHref?: string | undefined;
  /** Address of the wishlist. Left out: no link. */
  wishlistHref?: string | undefined;
  /** Address of the cart. Left out: no link. */
  cartHref?: string | undefined;
  /** Products on the wishlist. @default 0 */
  wishlistCount?: number | undefined;
  /** Pieces in the cart. @default 0 */
  cartCount?: number | undefined;
  /** Address of the page with all categories, first in the row. Left out: no link. */
  categoriesHref?: string | undefined;
  /** Links of the row, on wide screens. */
  items?: readonly HeaderItem[] | undefined;
  /** Address of the page shown, to mark its link in the row. */
  currentHref?: string | undefined;
  /** A promise at the end of the row, on wide screens only. */
  note?: HeaderNote | undefined;
  /** Slot for the logo. @default `Logo` with name and `homeHref` */
  logo?: ReactNode;
  /** Slot for the search. @default the search form */
  search?: ReactNode;
  /** Slot for theme switch and links. @default theme switch, account, wishlist, cart */
  actions?: ReactNode;
  /** Slot for the row under the bar; `null` takes it away. @default links and note */
  navigation?: ReactNode;
}

/**
 * The shop's sticky header: logo, search, theme, account, wishlist, cart, and a row of links. The search is a
 * plain form, so it works without scripts. Renders a `<header>`; safe in server components.
 * @selector [data-folded] while the page is scrolled down: the row is away
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
  locale,
  renderLink,
  labels,
  className,
  ...rest
}: HeaderProps) {
  const settings = useSettings({ locale, renderLink });
  const messages = mergeLabels<Labels<'Header'>>(en.Header, settings.labels.Header, labels);
  const badge = { locale: settings.locale, className: 'mr-Header-badge' };
  const link = (href: string | undefined, props: Omit<LinkProps, 'href'>) =>
    href === undefined ? null : linkElement(settings.renderLink, { ...props, href });
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
