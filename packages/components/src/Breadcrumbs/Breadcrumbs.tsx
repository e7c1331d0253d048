import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { renderElement } from '../internal/renderElement';
import type { RenderProp } from '../internal/renderElement';
import styles from './Breadcrumbs.module.css';

/** One step of the trail. */
export interface BreadcrumbsItem {
  /** Name of the page. */
  title: string;
  /** Its address. Left out: plain text, as for the page itself. */
  href?: string | undefined;
}

/** Every string that `Breadcrumbs` announces. */
export interface BreadcrumbsLabels {
  /** Name of the trail. */
  navigation: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page down to the page shown, which is the last. */
  items: readonly BreadcrumbsItem[];
  /** Renders each link, as for a router. */
  renderLink?: RenderProp | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<BreadcrumbsLabels> | undefined;
}

export const breadcrumbsLabels: BreadcrumbsLabels = { navigation: 'Breadcrumb' };

/** Where the page lies in the shop. The chevrons are drawn by the style. Renders a `<nav>`; safe in server components. */
export function Breadcrumbs({ items, renderLink, labels, className, ...rest }: BreadcrumbsProps) {
  const { navigation } = { ...breadcrumbsLabels, ...labels };
  return (
    <nav aria-label={navigation} {...rest} className={clsx(styles.root, className)}>
      <ol role="list" className={styles.items}>
        {items.map(({ title, href }, index) => {
          const current = index === items.length - 1 ? 'page' : undefined;
          return (
            <li key={`${href ?? ''} ${title}`} className={styles.item}>
              {href === undefined ? (
                <span className={styles.text} aria-current={current}>
                  {title}
                </span>
              ) : (
                renderElement(renderLink, { className: styles.link, href, 'aria-current': current, children: title })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
