import { ChevronDownIcon } from '@marketrow/components/icons/ChevronDownIcon';
import { XIcon } from '@marketrow/components/icons/XIcon';
import { LayoutGridIcon } from '@marketrow/components/icons/LayoutGridIcon';
import type { ReactNode } from 'react';
import type { PageContext } from '../context/pageContext';
import type { MenuCategory } from '../data';
import { withSoftHyphens } from '../i18n/softHyphens';
import { isCurrent } from '../routes';
import { iconByName } from '@marketrow/components/icons/byName';

/** Entries under a title of their own. */
export interface SideListGroup {
  id: string;
  /** Left out: the list needs no heading. */
  title?: string | undefined;
  items: readonly MenuCategory[];
}

export interface SideListProps {
  /** Name of the navigation. */
  label: string;
  groups: readonly SideListGroup[];
  page: PageContext;
  /** Path of the page that is shown: its entry is marked, and the entry above it is open. */
  path: string;
  /** Which entries with children are open at first, besides the one of the page. @default 'none' */
  open?: 'none' | 'first' | 'all' | undefined;
  /** Stands at the foot: a link to everything. */
  children?: ReactNode;
}

const id = 'side-list';

/** The button that opens the list on a phone; it stands where the page puts it. */
export function SideListButton({ label }: { label: string }) {
  return (
    <button className="site-side-open" type="button" popoverTarget={id}>
      <LayoutGridIcon /> {label}
    </button>
  );
}

/**
 * Kinds of goods beside a page, nested; on a phone a sheet that its button opens. Both work without script: entries are
 * `<details>`, the sheet is a popover.
 */
export function SideList({ label, groups, page, path, open = 'none', children }: SideListProps) {
  return (
    <nav className="site-side" id={id} popover="auto" aria-label={label}>
      <p className="site-side-head">
        <b>{label}</b>
        <button
          className="site-side-close"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={page.t.site.close}
        >
          <XIcon />
        </button>
      </p>
      {groups.map(({ id: key, title, items }, groupIndex) => (
        <div key={key} className="site-side-group">
          {title === undefined ? null : <p className="site-side-title">{title}</p>}
          <ul role="list">
            {items.map((item, index) => (
              <li key={item.name}>
                {item.children.length === 0 ? (
                  <Entry item={item} page={page} path={path} />
                ) : (
                  <details
                    open={
                      open === 'all' ||
                      (open === 'first' && groupIndex === 0 && index === 0) ||
                      item.children.some((child) => isCurrent(child.path, path))
                    }
                  >
                    <summary className="site-side-row">
                      {iconByName(item.icon ?? '')} <span>{withSoftHyphens(item.name)}</span>{' '}
                      <ChevronDownIcon className="site-side-arrow" />
                    </summary>
                    <ul role="list" className="site-side-children">
                      {item.children.map((child) => (
                        <li key={child.name}>
                          <Entry item={child} page={page} path={path} />
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {children}
    </nav>
  );
}

function Entry({ item, page, path }: { item: MenuCategory; page: PageContext; path: string }) {
  return (
    <a
      className="site-side-row"
      href={page.linkFromData(item.path)}
      aria-current={isCurrent(item.path, path) ? 'page' : undefined}
    >
      {iconByName(item.icon ?? '')} <span>{withSoftHyphens(item.name)}</span>
      {item.productCount === undefined ? null : <small>{page.number(item.productCount)}</small>}
    </a>
  );
}
