import { useId } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { SearchIcon } from '../icons/SearchIcon';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import styles from './HeaderSearch.module.css';
import type { HeaderLabels } from './labels';

/** What comes with a submitted search. */
export interface HeaderSearchSubmit {
  /** `value` of the chosen category; empty for all, or without a select. */
  category: string;
  /** Keeps the browser from sending the form and leaving the page. */
  preventDefault: () => void;
}

/** A choice of the search's category select. */
export interface HeaderOption {
  /** What is shown. */
  title: string;
  /** What is sent; empty for all categories. */
  value: string;
}

interface HeaderSearchProps {
  /** Page that the form is sent to. Left out: it is not sent. */
  action: string | undefined;
  /** Choices of the select. Left out: no select. */
  categories?: readonly HeaderOption[] | undefined;
  value: string | undefined;
  defaultValue: string | undefined;
  /** `value` of the category that is chosen at first. */
  defaultCategory: string | undefined;
  onValueChange: ((value: string, details: { reason: 'input' }) => void) | undefined;
  onSubmit: ((value: string, details: HeaderSearchSubmit) => void) | undefined;
  /** The strings of the header. */
  labels: HeaderLabels;
}

/** The search form of the header: a plain `get` form, so it works without scripts. Handlers are optional, so it needs no client. */
export function HeaderSearch({
  action,
  categories = [],
  value,
  defaultValue,
  defaultCategory,
  onValueChange,
  onSubmit,
  labels,
}: HeaderSearchProps) {
  const id = useId();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (action === undefined) event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const category = fields.get('category');
    onSubmit?.(textOf(fields.get('q')), { category: textOf(category), preventDefault: () => event.preventDefault() });
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) =>
    onValueChange?.(event.currentTarget.value, { reason: 'input' });
  return (
    <form
      className={styles.root}
      role="search"
      method="get"
      action={action}
      onSubmit={onSubmit ? handleSubmit : undefined}
    >
      <SearchIcon className={styles.icon} />
      <VisuallyHidden>
        <label htmlFor={`${id}-query`}>{labels.search}</label>
      </VisuallyHidden>
      <input
        className={styles.field}
        id={`${id}-query`}
        type="search"
        name="q"
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={onValueChange ? handleChange : undefined}
        readOnly={value !== undefined && !onValueChange ? true : undefined}
        placeholder={labels.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      {categories.length === 0 ? null : (
        <span className={styles.category}>
          <VisuallyHidden>
            <label htmlFor={`${id}-category`}>{labels.searchCategory}</label>
          </VisuallyHidden>
          <select className={styles.select} id={`${id}-category`} name="category" defaultValue={defaultCategory}>
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

function textOf(field: FormDataEntryValue | null): string {
  return typeof field === 'string' ? field : '';
}
