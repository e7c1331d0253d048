import type { RenderLink } from '../../internal/render/links';
import { linkElement } from '../../internal/render/links';
import styles from './CategoryMenu.module.css';
import type { CategoryMenuItem } from './types';

interface CategoryMenuLinksProps {
  items: readonly CategoryMenuItem[];
  renderLink: RenderLink | undefined;
}

/** All links as nested lists: what a page without scripts has. */
export function CategoryMenuLinks({ items, renderLink }: CategoryMenuLinksProps) {
  return (
    <ul role="list" className={styles.list}>
      {items.map(({ title, href, icon, columns = [] }) => (
        <li key={href}>
          {linkElement(renderLink, {
            className: styles.row,
            href,
            children: (
              <>
                <span className={styles.icon}>{icon}</span>
                <span>{title}</span>
              </>
            ),
          })}
          {columns.length === 0 ? null : (
            <ul role="list" className={styles.nested}>
              {columns.map((column) =>
                column.links.map((link) => (
                  <li key={link.href}>
                    {linkElement(renderLink, { className: styles.link, href: link.href, children: link.title })}
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
