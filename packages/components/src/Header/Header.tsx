import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Logo } from '../Logo';
import { CountBadge } from '../internal/CountBadge';
import type { CountNames } from '../internal/counts';
import { HeartIcon } from '../internal/icons/HeartIcon';
import { LayoutGridIcon } from '../internal/icons/LayoutGridIcon';
import { MoonIcon } from '../internal/icons/MoonIcon';
import { ShoppingBagIcon } from '../internal/icons/ShoppingBagIcon';
import { UserIcon } from '../internal/icons/UserIcon';
import { NamedIcon } from '../internal/NamedIcon';
import { renderElement } from '../internal/renderElement';
import type { RenderProp } from '../internal/renderElement';
import { ThemeSwitch } from '../internal/ThemeSwitch';
import { HeaderSearch } from './HeaderSearch';
import styles from './Header.module.css';

/** A text that leads somewhere. */
export interface HeaderLink {
  /** What is shown. */
  title: string;
  /** Where it leads. */
  url: string;
}

/** A choice of the search's category select. */
export interface HeaderOption {
  /** What is shown. */
  title: string;
  /** What is sent; empty for all categories. */
  value: string;
}

/** Every string that `Header` shows or announces. */
export interface HeaderLabels {
  /** Name of the link home. `{name}` is filled in. */
  home: string;
  /** Label of the search field. */
  search: string;
  /** Shown in the empty search field. */
  searchPlaceholder: string;
  /** Label of the category select. */
  searchCategory: string;
  /** On the search button. */
  searchSubmit: string;
  /** Name of the theme switch, on and off alike. */
  darkTheme: string;
  /** Name of the link to the account. */
  account: string;
  /** Names of the link to the wish list, with `{count}`; `zero` for an empty one. */
  wishlist: CountNames;
  /** Names of the link to the cart, with `{count}`; `zero` for an empty one. */
  cart: CountNames;
  /** Name of the navigation row. */
  navigation: string;
  /** On the first link of the row. */
  allCategories: string;
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The marketplace's name. */
  name: string;
  /** Address of the home page. @default '/' */
  homeUrl?: string | undefined;
  /** Page that the search form is sent to, as `?q=…&category=…`. Left out: no search. */
  searchUrl?: string | undefined;
  /** Choices of the category select; the first has an empty value. Left out: no select. */
  searchCategories?: readonly HeaderOption[] | undefined;
  /** Text that the field begins with, as on the results page. */
  searchQuery?: string | undefined;
  /** `value` of the category that is chosen at first. */
  searchCategory?: string | undefined;
  /** Address of the account or login page. Left out: no link. */
  accountUrl?: string | undefined;
  /** Address of the wish list. Left out: no link. */
  wishlistUrl?: string | undefined;
  /** Address of the cart. Left out: no link. */
  cartUrl?: string | undefined;
  /** Things on the wish list. @default 0 */
  wishlistCount?: number | undefined;
  /** Pieces in the cart. @default 0 */
  cartCount?: number | undefined;
  /** Address of the page with all categories, first in the row. Left out: no link. */
  categoriesUrl?: string | undefined;
  /** Names in the row. From 900 px on. */
  links?: readonly HeaderLink[] | undefined;
  /** Address of the page shown, to mark its link in the row. */
  currentUrl?: string | undefined;
  /** A promise at the end of the row, on wide screens only. `icon` is a name such as `truck`. */
  note?: { text: string; icon?: string | undefined } | undefined;
  /** BCP 47 tag for numbers and plurals. @default 'en-US' */
  locale?: string | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderProp | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<HeaderLabels> | undefined;
}

export const headerLabels: HeaderLabels = {
  home: '{name}, home page',
  search: 'Search',
  searchPlaceholder: 'Search products, shops, brands',
  searchCategory: 'Category',
  searchSubmit: 'Search',
  darkTheme: 'Dark theme',
  account: 'Account',
  wishlist: { zero: 'Wish list', one: 'Wish list, {count} item', other: 'Wish list, {count} items' },
  cart: { zero: 'Cart', one: 'Cart, {count} item', other: 'Cart, {count} items' },
  navigation: 'Main',
  allCategories: 'All categories',
};

/**
 * The shop's sticky header: logo, search, account, wish list, cart, and a row of links. Works without scripts;
 * `attachHeader` adds the theme switch and keeps the counts. Renders a `<header>`; safe in server components.
 */
export function Header({
  name,
  homeUrl = '/',
  searchUrl,
  searchCategories,
  searchQuery,
  searchCategory,
  accountUrl,
  wishlistUrl,
  cartUrl,
  wishlistCount = 0,
  cartCount = 0,
  categoriesUrl,
  links = [],
  currentUrl,
  note,
  locale = 'en-US',
  renderLink,
  labels,
  className,
  ...rest
}: HeaderProps) {
  const words = { ...headerLabels, ...labels };
  const badge = { locale, className: styles.badge };
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <div className={styles.bar}>
        <Logo name={name} href={homeUrl} render={renderLink} labels={{ home: words.home }} />
        {searchUrl === undefined ? null : (
          <HeaderSearch
            action={searchUrl}
            categories={searchCategories}
            query={searchQuery}
            category={searchCategory}
            labels={words}
          />
        )}
        <div className={styles.actions}>
          <ThemeSwitch className={clsx(styles.action, styles.wideAction, styles.theme)} label={words.darkTheme}>
            <MoonIcon />
          </ThemeSwitch>
          {accountUrl === undefined
            ? null
            : renderElement(renderLink, {
                className: clsx(styles.action, styles.wideAction),
                href: accountUrl,
                'aria-label': words.account,
                children: <UserIcon />,
              })}
          {wishlistUrl === undefined
            ? null
            : renderElement(renderLink, {
                className: styles.action,
                href: wishlistUrl,
                children: (
                  <>
                    <HeartIcon />
                    <CountBadge of="wish" count={wishlistCount} names={words.wishlist} {...badge} />
                  </>
                ),
              })}
          {cartUrl === undefined
            ? null
            : renderElement(renderLink, {
                className: styles.action,
                href: cartUrl,
                children: (
                  <>
                    <ShoppingBagIcon />
                    <CountBadge of="cart" count={cartCount} names={words.cart} {...badge} />
                  </>
                ),
              })}
        </div>
      </div>
      <nav className={styles.navigation} aria-label={words.navigation}>
        <ul role="list" className={styles.links}>
          {categoriesUrl === undefined ? null : (
            <li>
              {renderElement(renderLink, {
                className: styles.all,
                href: categoriesUrl,
                'aria-current': categoriesUrl === currentUrl ? 'page' : undefined,
                children: (
                  <>
                    <LayoutGridIcon /> {words.allCategories}
                  </>
                ),
              })}
            </li>
          )}
          {links.map(({ title, url }) => (
            <li key={url}>
              {renderElement(renderLink, {
                className: styles.link,
                href: url,
                'aria-current': url === currentUrl ? 'page' : undefined,
                children: title,
              })}
            </li>
          ))}
        </ul>
        {note === undefined ? null : (
          <div className={styles.noteBox}>
            <p className={styles.note}>
              {note.icon === undefined ? null : <NamedIcon name={note.icon} />} {note.text}
            </p>
          </div>
        )}
      </nav>
    </header>
  );
}
