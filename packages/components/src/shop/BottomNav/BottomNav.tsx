import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { CountBadge } from '../../internal/parts/CountBadge.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { namesOf } from './namesOf.js';
import './BottomNav.css';

/** One item of the bar. */
export interface BottomNavItem {
  /** Visible text. */
  title: string;
  /** Link target. */
  href: string;
  /** Icon above the title. */
  icon?: ReactNode;
  /** Shows `cartCount` as a badge on this item. @default false */
  showCount?: boolean | undefined;
}

/** The props of `BottomNav`: those of its `<nav>`, and these. */
export interface BottomNavProps
  extends Omit<ComponentProps<'nav'>, 'children'>, SharedProps<'locale' | 'renderLink', 'BottomNav'> {
  /** Four or five items. */
  items: readonly BottomNavItem[];
  /** URL of the current page, to mark its item. */
  currentHref?: string | undefined;
  /** Accessible name of the bar. @default 'Bottom' */
  label?: string | undefined;
  /** Number of items in the cart. @default 0 */
  cartCount?: number | undefined;
}

/**
 * Floating bar at the bottom of the screen on phones, shown below 900 px; leave 96 px of space at the end of the page.
 * Renders a `<nav>`; safe in server components.
 */
export function BottomNav({ items, currentHref, label, cartCount = 0, labels, className, ...props }: BottomNavProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.BottomNav, settings.labels.BottomNav, labels);
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx('mr-BottomNav-root mr-kit', className)}>
      <ul role="list" className="mr-BottomNav-items">
        {items.map(({ title, href, icon, showCount = false }) => (
          <li key={href} className="mr-BottomNav-item">
            {linkElement(settings.renderLink, {
              className: 'mr-BottomNav-link',
              href,
              'aria-current': href === currentHref ? 'page' : undefined,
              children: (
                <>
                  {icon ? <span className="mr-BottomNav-icon">{icon}</span> : null}
                  {showCount ? (
                    <CountBadge
                      of="cart"
                      count={cartCount}
                      names={namesOf(title, messages.cart)}
                      locale={settings.locale}
                      className="mr-BottomNav-badge"
                    />
                  ) : null}
                  <span className="mr-BottomNav-title" aria-hidden={showCount || undefined}>
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
