import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js';
import { linkElement } from '../../internal/render/links.js';
import { format } from '../../internal/text/format.js';
import type { HrefSource } from '../../internal/text/hrefs.js';
import { hrefOf } from '../../internal/text/hrefs.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import './CategoryTree.css';

/** A category of the tree. */
export interface CategoryTreeItem {
  /** Its part of the address, unique in the tree. */
  slug: string;
  /** Its name. */
  name: string;
  /** Its own address. Wins over `hrefFor` and `hrefTemplate`. */
  href?: string | undefined;
  /** Products in it. Left out: no count is shown. */
  productCount?: number | undefined;
  /** Slot before the name. */
  icon?: ReactNode;
  /** The categories in it. */
  children?: readonly CategoryTreeItem[] | undefined;
}

export interface CategoryTreeProps
  extends
    Omit<ComponentProps<'nav'>, 'children'>,
    HrefSource<CategoryTreeItem>,
    SharedProps<'locale' | 'renderLink', 'CategoryTree'> {
  /** Accessible name of the whole, unique among the page's navigations. @default from `labels` */
  label?: string | undefined;
  /** The categories of the first level. */
  items: readonly CategoryTreeItem[];
  /** Slug of the category that is shown. */
  current?: string | undefined;
  /**
   * Which branches are open at first: those that hold the current category, or all. The others fold, and open without
   * scripts. @default 'current'
   */
  defaultOpen?: 'current' | 'all' | undefined;
}

/**
 * Categories as a side list, nested to any depth. A category leads to its page; beside it a native `<details>` opens what is
 * in it. Renders a `<nav>`; safe in server components.
 * @cssproperty --mr-category-tree-row least height of a row
 */
export function CategoryTree({
  label,
  items,
  current,
  defaultOpen = 'current',
  hrefFor,
  hrefTemplate,
  renderLink,
  locale,
  labels,
  className,
  ...rest
}: CategoryTreeProps) {
  const settings = useSettings({ renderLink, locale });
  const messages = mergeLabels(en.CategoryTree, settings.labels.CategoryTree, labels);
  const number = numberFormat(settings.locale);

  const row = (item: CategoryTreeItem) => {
    const href = item.href ?? hrefOf(item, { hrefFor, hrefTemplate });
    const content = (
      <>
        {item.icon}
        <span className="mr-CategoryTree-name">{item.name}</span>
        {item.productCount === undefined ? null : (
          <span className="mr-CategoryTree-count">{number.format(item.productCount)}</span>
        )}
      </>
    );
    return href === undefined ? (
      <span className="mr-CategoryTree-row">{content}</span>
    ) : (
      linkElement(settings.renderLink, {
        className: 'mr-CategoryTree-row',
        href,
        'aria-current': item.slug === current ? 'page' : undefined,
        children: content,
      })
    );
  };

  const list = (nodes: readonly CategoryTreeItem[]) => (
    <ul role="list" className="mr-CategoryTree-list">
      {nodes.map((item) => {
        const { children = [] } = item;
        return (
          <li key={item.slug} className="mr-CategoryTree-item">
            {row(item)}
            {children.length > 0 && (
              <details className="mr-CategoryTree-branch" open={defaultOpen === 'all' || holds(item, current)}>
                <summary className="mr-CategoryTree-toggle" aria-label={format(messages.children, { name: item.name })}>
                  <ChevronDownIcon />
                </summary>
                {list(children)}
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );

  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx('mr-CategoryTree-root mr-kit', className)}>
      {list(items)}
    </nav>
  );
}

function holds(item: CategoryTreeItem, slug: string | undefined): boolean {
  return slug !== undefined && (item.slug === slug || (item.children ?? []).some((child) => holds(child, slug)));
}
