import type { MouseEvent } from 'react';
import { IconButton } from '../../base/IconButton/index.js';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.js';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';
import { format } from '../../internal/text/format.js';
import { numberFormat } from '../../internal/text/numberFormat.js';
import { pageNumbers } from '../../internal/text/pageNumbers.js';
import type { Labels } from '../../labels/Labels.js';
import './TablePages.css';

interface TablePagesProps {
  /** Name of the table. */
  table: string;
  page: number;
  pages: number;
  pageSize: number;
  count: number;
  /** Whether the rows of this page are loading: their number is not known yet. */
  loading: boolean;
  locale: string;
  messages: Labels<'DataTable'>;
  onPage: (page: number, event: Event) => void;
}

/** Footer of the table: the range of visible rows, and the page buttons. */
export function TablePages({
  table,
  page,
  pages,
  pageSize,
  count,
  loading,
  locale,
  messages,
  onPage,
}: TablePagesProps) {
  const digits = (number: number) => numberFormat(locale).format(number);
  const first = (page - 1) * pageSize + 1;
  const step = (to: number) => (event: MouseEvent<HTMLElement>) => {
    // At the ends the pressed button is unmounted: the button of the page takes the focus.
    const buttons = event.currentTarget.closest('ul')?.querySelectorAll('button');
    if (to === 1 || to === pages) buttons?.[to === 1 ? 1 : buttons.length - 2]?.focus();
    onPage(to, event.nativeEvent);
  };
  return (
    <div className="mr-TablePages-root mr-kit">
      <p className="mr-TablePages-range">
        {loading
          ? null
          : format(messages.range, {
              first: digits(first),
              last: digits(Math.min(count, first + pageSize - 1)),
              count: digits(count),
            })}
      </p>
      {pages > 1 && (
        <nav aria-label={format(messages.pages, { table })}>
          <ul role="list" className="mr-TablePages-items">
            {page > 1 && (
              <li>
                <IconButton
                  label={messages.previous}
                  icon={<ChevronLeftIcon />}
                  variant="quiet"
                  onClick={step(page - 1)}
                />
              </li>
            )}
            {pageNumbers(page, pages).map((number, index) => (
              <li key={number ?? `gap ${String(index)}`}>
                {number === null ? (
                  <span className="mr-TablePages-gap">…</span>
                ) : (
                  <button
                    type="button"
                    className="mr-TablePages-page"
                    aria-label={format(messages.page, { page: digits(number) })}
                    aria-current={number === page ? 'page' : undefined}
                    onClick={({ nativeEvent }) => onPage(number, nativeEvent)}
                  >
                    {digits(number)}
                  </button>
                )}
              </li>
            ))}
            {page < pages && (
              <li>
                <IconButton
                  label={messages.next}
                  icon={<ChevronRightIcon />}
                  variant="quiet"
                  onClick={step(page + 1)}
                />
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}
