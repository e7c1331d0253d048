import { IconButton } from '../IconButton';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { format } from '../internal/text/format';
import { numberFormat } from '../internal/text/numberFormat';
import { pageNumbers } from '../internal/text/pageNumbers';
import type { DataTableLabels } from './labels';
import styles from './TablePages.module.css';

interface TablePagesProps {
  /** Name of the table. */
  table: string;
  page: number;
  pages: number;
  pageSize: number;
  count: number;
  locale: string;
  messages: DataTableLabels;
  onPage: (page: number) => void;
}

/** Under the table: which rows are shown, and the buttons that lead to the others. */
export function TablePages({ table, page, pages, pageSize, count, locale, messages, onPage }: TablePagesProps) {
  const digits = (number: number) => numberFormat(locale).format(number);
  const first = (page - 1) * pageSize + 1;
  return (
    <div className={styles.root}>
      <p className={styles.range}>
        {format(messages.range, {
          first: digits(first),
          last: digits(Math.min(count, first + pageSize - 1)),
          count: digits(count),
        })}
      </p>
      {pages > 1 && (
        <nav aria-label={format(messages.pages, { table })}>
          <ul role="list" className={styles.items}>
            <li>
              <IconButton
                label={messages.previous}
                icon={<ChevronLeftIcon />}
                variant="quiet"
                aria-disabled={page === 1 || undefined}
                onClick={() => page > 1 && onPage(page - 1)}
              />
            </li>
            {pageNumbers(page, pages).map((number, index) => (
              <li key={number ?? `gap ${String(index)}`}>
                {number === null ? (
                  <span className={styles.gap}>…</span>
                ) : (
                  <button
                    type="button"
                    className={styles.page}
                    aria-label={format(messages.page, { page: digits(number) })}
                    aria-current={number === page ? 'page' : undefined}
                    onClick={() => onPage(number)}
                  >
                    {digits(number)}
                  </button>
                )}
              </li>
            ))}
            <li>
              <IconButton
                label={messages.next}
                icon={<ChevronRightIcon />}
                variant="quiet"
                aria-disabled={page === pages || undefined}
                onClick={() => page < pages && onPage(page + 1)}
              />
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
