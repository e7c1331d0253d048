import { fillTemplate } from '../../internal/text/hrefs.js';
import { linkElement } from '../../internal/render/links.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { format } from '../../internal/text/format.js';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.js';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import './Pagination.css';
import { pageNumbers } from '../../internal/text/pageNumbers.js';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';

export interface PaginationProps
  extends Omit<ComponentProps<'nav'>, 'children'>, SharedProps<'locale' | 'renderLink', 'Pagination'> {
  /** Accessible name. @default from `labels` */
  label?: string | undefined;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. Renders nothing for one page or none. */
  pages: number;
  /** Returns the URL of a page. Overrides `hrefTemplate`. */
  hrefFor?: ((page: number) => string) | undefined;
  /** URL of a page, with `{page}` for the number: `/sales-1/{page}`. @default '?page={page}' */
  hrefTemplate?: string | undefined;
  /** URL of the first page, if different, such as `/sales-1`. */
  firstHref?: string | undefined;
}

/**
 * Links to the pages of a long list, which work without scripts. Renders a `<nav>`, or nothing for one page; safe in
 * server components.
 */
export function Pagination({
  label,
  page,
  pages,
  hrefFor,
  hrefTemplate = '?page={page}',
  firstHref,
  labels,
  className,
  ...props
}: PaginationProps) {
  const [settings, rest] = useSettings(props);
  if (pages < 2) return null;
  const messages = mergeLabels(en.Pagination, settings.labels.Pagination, labels);
  const to = (number: number) => {
    if (number === 1 && firstHref !== undefined) return firstHref;
    return hrefFor ? hrefFor(number) : fillTemplate(hrefTemplate, 'page', number);
  };
  return (
    <nav aria-label={label ?? messages.label} {...rest} className={clsx('mr-Pagination-root mr-kit', className)}>
      <ul role="list" className="mr-Pagination-items">
        {page > 1 && (
          <li>
            {linkElement(settings.renderLink, {
              className: 'mr-Pagination-step',
              href: to(page - 1),
              rel: 'prev',
              'aria-label': messages.previousPage,
              children: (
                <>
                  <ChevronLeftIcon />
                  <span>{messages.previous}</span>
                </>
              ),
            })}
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap ${String(index)}`} className="mr-Pagination-item" data-near={near(number, page)}>
            {number === null ? (
              <span className="mr-Pagination-gap">…</span>
            ) : (
              linkElement(settings.renderLink, {
                className: 'mr-Pagination-page',
                href: to(number),
                'aria-label': format(messages.page, { page: numberFormat(settings.locale).format(number) }),
                'aria-current': number === page ? 'page' : undefined,
                children: numberFormat(settings.locale).format(number),
              })
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            {linkElement(settings.renderLink, {
              className: 'mr-Pagination-step',
              href: to(page + 1),
              rel: 'next',
              'aria-label': messages.nextPage,
              children: (
                <>
                  <span>{messages.next}</span>
                  <ChevronRightIcon />
                </>
              ),
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Marks the current page and its neighbors, the only numbers on phones. */
function near(number: number | null, page: number): '' | undefined {
  return number !== null && Math.abs(number - page) <= 1 ? '' : undefined;
}
