import type { RenderLink } from '../internal/render/links';
import { linkElement } from '../internal/render/links';
import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Logo } from '../Logo';
import { CountBadge } from '../internal/parts/CountBadge';
import { HeartIcon } from '../icons/HeartIcon';
import { LayoutGridIcon } from '../icons/LayoutGridIcon';
import { MoonIcon } from '../icons/MoonIcon';
import { ShoppingBagIcon } from '../icons/ShoppingBagIcon';
import { UserIcon } from '../icons/UserIcon';
import { NamedIcon } from '../internal/parts/NamedIcon';
import { ThemeSwitch } from '../internal/parts/ThemeSwitch';
import { HeaderSearch } from './HeaderSearch';
import styles from './Header.module.css';
import { headerLabels } from './labels';
import type { HeaderLabels } from './labels';

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
  renderLink?: RenderLink | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<HeaderLabels> | undefined;
}

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
  locale,
  renderLink,
  labels,
  className,
  ...rest
}: HeaderProps) {
  const settings = useSettings({ locale, renderLink });
  const messages = mergeLabels(headerLabels, settings.labels.Header, labels);
  const badge = { locale: settings.locale, className: styles.badge };
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <div className={styles.bar}>
        <Logo name={name} href={homeUrl} render={settings.renderLink} labels={messages.logo} />
        {searchUrl === undefined ? null : (
          <HeaderSearch
            action={searchUrl}
            categories={searchCategories}
            query={searchQuery}
            category={searchCategory}
            labels={messages}
          />
        )}
        <div className={styles.actions}>
          <ThemeSwitch className={clsx(styles.action, styles.wideAction, styles.theme)} label={messages.darkTheme}>
            <MoonIcon />
          </ThemeSwitch>
          {accountUrl === undefined
            ? null
            : linkElement(settings.renderLink, {
                className: clsx(styles.action, styles.wideAction),
                href: accountUrl,
                'aria-label': messages.account,
                children: <UserIcon />,
              })}
          {wishlistUrl === undefined
            ? null
            : linkElement(settings.renderLink, {
                className: styles.action,
                href: wishlistUrl,
                children: (
                  <>
                    <HeartIcon />
                    <CountBadge of="wish" count={wishlistCount} names={messages.wishlist} {...badge} />
                  </>
                ),
              })}
          {cartUrl === undefined
            ? null
            : linkElement(settings.renderLink, {
                className: styles.action,
                href: cartUrl,
                children: (
                  <>
                    <ShoppingBagIcon />
                    <CountBadge of="cart" count={cartCount} names={messages.cart} {...badge} />
                  </>
                ),
              })}
        </div>
      </div>
      <nav className={styles.navigation} aria-label={messages.navigation}>
        <ul role="list" className={styles.links}>
          {categoriesUrl === undefined ? null : (
            <li>
              {linkElement(settings.renderLink, {
                className: styles.all,
                href: categoriesUrl,
                'aria-current': categoriesUrl === currentUrl ? 'page' : undefined,
                children: (
                  <>
                    <LayoutGridIcon /> {messages.allCategories}
                  </>
                ),
              })}
            </li>
          )}
          {links.map(({ title, url }) => (
            <li key={url}>
              {linkElement(settings.renderLink, {
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
