import { useId } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import type { HeaderOption } from './Header';
import styles from './HeaderSearch.module.css';
import type { HeaderLabels } from './labels';

export interface HeaderSearchProps {
  /** Page that the form is sent to. */
  action: string;
  /** Choices of the select. Left out: no select. */
  categories?: readonly HeaderOption[] | undefined;
  /** Text that the field begins with. */
  query?: string | undefined;
  /** `value` of the chosen category. */
  category?: string | undefined;
  /** The strings of the header. */
  labels: HeaderLabels;
}

/** The search form of the header: a plain `get` form, so it works without scripts. */
export function HeaderSearch({ action, categories = [], query, category, labels }: HeaderSearchProps) {
  const id = useId();
  return (
    <form className={styles.root} role="search" method="get" action={action}>
      <SearchIcon className={styles.icon} />
      <VisuallyHidden>
        <label htmlFor={`${id}-query`}>{labels.search}</label>
      </VisuallyHidden>
      <input
        className={styles.field}
        id={`${id}-query`}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={labels.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      {categories.length === 0 ? null : (
        <span className={styles.category}>
          <VisuallyHidden>
            <label htmlFor={`${id}-category`}>{labels.searchCategory}</label>
          </VisuallyHidden>
          <select className={styles.select} id={`${id}-category`} name="category" defaultValue={category}>
            {categories.map(({ title, value }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.arrow} />
        </span>
      )}
      <button className={styles.submit} type="submit">
        {labels.searchSubmit}
      </button>
    </form>
  );
}
