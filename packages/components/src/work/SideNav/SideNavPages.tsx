import type { ReactNode } from 'react';
import { linkElement } from '../../internal/render/links.js';
import type { RenderLink } from '../../internal/render/links.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import './SideNav.css';
import type { SideNavGroup, SideNavItem } from './types.js';

interface SideNavPagesProps {
  items: readonly (readonly SideNavItem[] | SideNavGroup)[];
  /** Prefix of the heading ids: the pages are rendered twice. */
  id: string;
  currentHref: string | undefined;
  header: ReactNode;
  footer: ReactNode;
  locale: string;
  renderLink: RenderLink | undefined;
}

/** Pages of a side navigation in groups, between the slots. */
export function SideNavPages({ items, id, currentHref, header, footer, locale, renderLink }: SideNavPagesProps) {
  return (
    <>
      {header === undefined ? null : <div className="mr-SideNav-header">{header}</div>}
      {items.map((given, index) => {
        const { title, items: pages }: SideNavGroup = 'items' in given ? given : { items: given };
        const titleId = `${id}-${index}`;
        return (
          <div key={index} className="mr-SideNav-group">
            {title === undefined ? null : (
              <p id={titleId} className="mr-SideNav-groupTitle">
                {title}
              </p>
            )}
            <ul role="list" className="mr-SideNav-list" aria-labelledby={title === undefined ? undefined : titleId}>
              {pages.map((item) => (
                <li key={item.href}>
                  {linkElement(renderLink, {
                    className: 'mr-SideNav-link',
                    href: item.href,
                    'aria-current': item.href === currentHref ? 'page' : undefined,
                    children: (
                      <>
                        {item.icon}
                        <span className="mr-SideNav-title">{item.title}</span>{' '}
                        {item.count === undefined ? null : (
                          <span className="mr-SideNav-count">{numberFormat(locale).format(item.count)}</span>
                        )}
                      </>
                    ),
                  })}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {footer === undefined ? null : <div className="mr-SideNav-footer">{footer}</div>}
    </>
  );
}
