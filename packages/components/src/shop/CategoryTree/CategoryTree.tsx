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

/** One category of the tree. */
export interface CategoryTreeItem {
  /** URL slug, unique in the tree. */
  slug: string;
  /** Name of the category. */
  name: string;
  /** URL of its page. Overrides `hrefFor` and `hrefTemplate`. */
  href?: string | undefined;
  /** Number of products. Omit to hide the count. */
  productCount?: number | undefined;
  /** Slot before the name. */
  icon?: ReactNode;
  /** Child categories. */
  children?: readonly CategoryTreeItem[] | undefined;
}

export interface CategoryTreeProps
  extends
    Omit<ComponentProps<'nav'>, 'children'>,
    HrefSource<CategoryTreeItem>,
    SharedProps<'locale' | 'renderLink', 'CategoryTree'> {
  /** Accessible name, unique among the navigations of the page. @default from `labels` */
  label?: string | undefined;
  /** Categories of the first level. */
  items: readonly CategoryTreeItem[];
  /** Slug of the current category. */
  current?: string | undefined;
  /**
   * Branches that are open at first: those that contain the current category, or all. Closed branches open without
   * scripts. @default 'current'
   */
  defaultOpen?: 'current' | 'all' | undefined;
}

/**
 * Categories as a sidebar list, nested to any depth. Each links to its page; a native `<details>` beside it shows its
 * children. Renders a `<nav>`; safe in server components.
 * @cssproperty --mr-category-tree-row minimum height of a row
 */
export function CategoryTree({
  label,
  items,
  current,
  defaultOpen = 'current',
  hrefFor,
  hrefTemplate,
  labels,
  className,
  ...props
}: CategoryTreeProps) {
  const [settings, rest] = useSettings(props);
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
