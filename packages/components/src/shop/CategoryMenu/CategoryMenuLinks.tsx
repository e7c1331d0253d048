import type { RenderLink } from '../../internal/render/links.js';
import { linkElement } from '../../internal/render/links.js';
import './CategoryMenu.css';
import type { CategoryMenuItem } from './types.js';

interface CategoryMenuLinksProps {
  items: readonly CategoryMenuItem[];
  renderLink: RenderLink | undefined;
}

/** All links as nested lists, for pages without scripts. */
export function CategoryMenuLinks({ items, renderLink }: CategoryMenuLinksProps) {
  return (
    <ul role="list" className="mr-CategoryMenu-list">
      {items.map(({ title, href, icon, columns = [] }) => (
        <li key={href}>
          {linkElement(renderLink, {
            className: 'mr-CategoryMenu-row',
            href,
            children: (
              <>
                <span className="mr-CategoryMenu-icon">{icon}</span>
                <span>{title}</span>
              </>
            ),
          })}
          {columns.length === 0 ? null : (
            <ul role="list" className="mr-CategoryMenu-nested">
              {columns.map((column) =>
                column.links.map((link) => (
                  <li key={link.href}>
                    {linkElement(renderLink, {
                      className: 'mr-CategoryMenu-link',
                      href: link.href,
                      children: link.title,
                    })}
                  </li>
                )),
              )}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
