import type { RenderLink } from '../internal/render/links';
import { linkElement } from '../internal/render/links';
import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CountBadge } from '../internal/parts/CountBadge';
import type { CountNames } from '../internal/text/counts';
import { NamedIcon } from '../internal/parts/NamedIcon';
import styles from './BottomNav.module.css';
import { bottomNavLabels } from './labels';
import type { BottomNavLabels } from './labels';

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
  renderLink?: RenderLink | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<BottomNavLabels> | undefined;
}

/**
 * The floating bar at the foot of a phone's screen, shown below 900 px; leave 96 px free under the page's end.
 * `attachHeader` keeps its count. Renders a `<nav>`; safe in server components.
 */
export function BottomNav({
  items,
  currentUrl,
  cartCount = 0,
  locale,
  renderLink,
  labels,
  className,
  ...rest
}: BottomNavProps) {
  const settings = useSettings({ locale, renderLink });
  const messages = mergeLabels(bottomNavLabels, settings.labels.BottomNav, labels);
  return (
    <nav aria-label={messages.navigation} {...rest} className={clsx(styles.root, className)}>
      <ul role="list" className={styles.items}>
        {items.map(({ title, url, icon, badge = false }) => (
          <li key={url} className={styles.item}>
            {linkElement(settings.renderLink, {
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
                      names={namesOf(title, messages.cart)}
                      locale={settings.locale}
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
