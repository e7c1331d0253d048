import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CountBadge } from '../internal/CountBadge';
import type { CountNames } from '../internal/counts';
import { NamedIcon } from '../internal/NamedIcon';
import { renderElement } from '../internal/renderElement';
import type { RenderProp } from '../internal/renderElement';
import styles from './BottomNav.module.css';

/** One item of the bar. */
export interface BottomNavItem {
  /** What is shown. */
  title: string;
  /** Where it leads. */
  url: string;
  /** Name of the icon, such as `house`. An unknown name draws none. */
  icon: string;
  /** Whether the number of pieces in the cart stands on it. */
  badge?: boolean | undefined;
}

/** Every string that `BottomNav` announces. */
export interface BottomNavLabels {
  /** Name of the bar. */
  navigation: string;
  /** Name of the item with the badge, with `{title}` and `{count}`; `zero` for an empty cart. */
  cart: CountNames;
}

export interface BottomNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Four or five items. */
  items: readonly BottomNavItem[];
  /** Address of the page shown, to mark its item. */
  currentUrl?: string | undefined;
  /** Pieces in the cart. @default 0 */
  cartCount?: number | undefined;
  /** BCP 47 tag for numbers and plurals. @default 'en-US' */
  locale?: string | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderProp | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<BottomNavLabels> | undefined;
}

export const bottomNavLabels: BottomNavLabels = {
  navigation: 'Bottom',
  cart: { zero: '{title}', one: '{title}, {count} item', other: '{title}, {count} items' },
};

/**
 * The floating bar at the foot of a phone's screen, shown below 900 px; leave 96 px free under the page's end.
 * `attachHeader` keeps its count. Renders a `<nav>`; safe in server components.
 */
export function BottomNav({
  items,
  currentUrl,
  cartCount = 0,
  locale = 'en-US',
  renderLink,
  labels,
  className,
  ...rest
}: BottomNavProps) {
  const words = { ...bottomNavLabels, ...labels };
  return (
    <nav aria-label={words.navigation} {...rest} className={clsx(styles.root, className)}>
      <ul role="list" className={styles.items}>
        {items.map(({ title, url, icon, badge = false }) => (
          <li key={url} className={styles.item}>
            {renderElement(renderLink, {
              className: styles.link,
              href: url,
              'aria-current': url === currentUrl ? 'page' : undefined,
              children: (
                <>
                  <NamedIcon className={styles.icon} name={icon} />
                  {badge ? (
                    <CountBadge
                      of="cart"
                      count={cartCount}
                      names={namesOf(title, words.cart)}
                      locale={locale}
                      className={styles.badge}
                    />
                  ) : null}
                  <span className={styles.title} aria-hidden={badge || undefined}>
                    {title}
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The names with `{title}` filled in; `{count}` stays for later, as a script fills it in again. */
function namesOf(title: string, names: CountNames): CountNames {
  return Object.fromEntries(
    Object.entries(names).map(([category, name]) => [category, name.replace('{title}', () => title)]),
  ) as CountNames;
}
