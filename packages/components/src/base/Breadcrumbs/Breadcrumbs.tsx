import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './Breadcrumbs.css';

/** One step of the breadcrumbs. */
export interface BreadcrumbsItem {
  /** Title of the page. */
  title: string;
  /** URL of the page. Without one the step is plain text, usually the current page. */
  href?: string | undefined;
}

export interface BreadcrumbsProps
  extends Omit<ComponentProps<'nav'>, 'children'>, SharedProps<'renderLink', 'Breadcrumbs'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Pages from the home page to the current page, which is the last. */
  items: readonly BreadcrumbsItem[];
}

/** Path of the page in the shop. Renders a `<nav>`; safe in server components. */
export function Breadcrumbs({ label, items, labels, className, ...props }: BreadcrumbsProps) {
  const [settings, rest] = useSettings(props);
  const messages = mergeLabels(en.Breadcrumbs, settings.labels.Breadcrumbs, labels);
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx('mr-Breadcrumbs-root mr-kit', className)}>
      <ol role="list" className="mr-Breadcrumbs-items">
        {items.map(({ title, href }, index) => {
          const current = index === items.length - 1 ? 'page' : undefined;
          return (
            <li key={`${href ?? ''} ${title}`} className="mr-Breadcrumbs-item">
              {href === undefined ? (
                <span className="mr-Breadcrumbs-text" aria-current={current}>
                  {title}
                </span>
              ) : (
                linkElement(settings.renderLink, {
                  className: 'mr-Breadcrumbs-link',
                  href,
                  'aria-current': current,
                  children: title,
                })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
