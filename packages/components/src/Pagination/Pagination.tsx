import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { format } from '../internal/format';
import { ChevronLeftIcon } from '../internal/icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../internal/icons/ChevronRightIcon';
import { numberFormat } from '../internal/numberFormat';
import { renderElement } from '../internal/renderElement';
import type { RenderProp } from '../internal/renderElement';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers';

/** Every string that `Pagination` shows or announces. */
export interface PaginationLabels {
  /** Name of the row. */
  navigation: string;
  /** Name of a page's link. `{page}` is filled in. */
  page: string;
  /** Text of the link to the page before. */
  previous: string;
  /** Its name, where the text alone says too little. */
  previousPage: string;
  /** Text of the link to the page after. */
  next: string;
  /** Its name. Begins with the text, so that people who speak to their device can say what they see. */
  nextPage: string;
}

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page shown, from 1. */
  page: number;
  /** How many there are. With one page or none, nothing is rendered. */
  pages: number;
  /** Address of a page; `{page}` is filled in, such as `/sales-1/{page}` or `?page={page}`. */
  href: string;
  /** Address of the first page, where it is another, such as `/sales-1`. @default href with 1 */
  firstHref?: string | undefined;
  /** Renders each link, as for a router. */
  renderLink?: RenderProp | undefined;
  /** BCP 47 tag for the numbers. @default 'en-US' */
  locale?: string | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<PaginationLabels> | undefined;
}

export const paginationLabels: PaginationLabels = {
  navigation: 'Pagination',
  page: 'Page {page}',
  previous: 'Back',
  previousPage: 'Back to the previous page',
  next: 'Next',
  nextPage: 'Next page',
};

/** Links to the pages of a long list. Real links: they work without scripts. Renders a `<nav>`, or nothing for one page; safe in server components. */
export function Pagination(props: PaginationProps) {
  const { page, pages, href, firstHref, renderLink, locale = 'en-US', labels, className, ...rest } = props;
  if (pages < 2) return null;
  const words = { ...paginationLabels, ...labels };
  const to = (number: number) => (number === 1 && firstHref !== undefined ? firstHref : format(href, { page: number }));
  return (
    <nav aria-label={words.navigation} {...rest} className={clsx(styles.root, className)}>
      <ul role="list" className={styles.items}>
        {page > 1 && (
          <li>
            {renderElement(renderLink, {
              className: styles.step,
              href: to(page - 1),
              rel: 'prev',
              'aria-label': words.previousPage,
              children: (
                <>
                  <ChevronLeftIcon />
                  <span className={styles.word}>{words.previous}</span>
                </>
              ),
            })}
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap ${String(index)}`} className={styles.item} data-near={near(number, page)}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              renderElement(renderLink, {
                className: styles.page,
                href: to(number),
                'aria-label': format(words.page, { page: numberFormat(locale).format(number) }),
                'aria-current': number === page ? 'page' : undefined,
                children: numberFormat(locale).format(number),
              })
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            {renderElement(renderLink, {
              className: styles.step,
              href: to(page + 1),
              rel: 'next',
              'aria-label': words.nextPage,
              children: (
                <>
                  <span className={styles.word}>{words.next}</span>
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

/** On phones only the current page and its neighbours stand between back and next. */
function near(number: number | null, page: number): '' | undefined {
  return number !== null && Math.abs(number - page) <= 1 ? '' : undefined;
}
