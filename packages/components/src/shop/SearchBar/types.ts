import type { ChangeDetails } from '../../internal/state/changeDetails.js';

/** A choice of the category select. */
export interface SearchBarOption {
  /** What is shown. */
  label: string;
  /** What is sent; empty for all categories. */
  value: string;
}

/** A thing that the text may mean. */
export interface SearchSuggestion {
  /** Tells suggestions apart. */
  id: string | number;
  /** What is shown and read out. */
  title: string;
  /** Where it leads. */
  href: string;
  /** Address of a small square picture. */
  src?: string | undefined;
  /** A second line, such as the shop. */
  description?: string | undefined;
  /** Stands at the end of the row, such as the price. */
  detail?: string | undefined;
}

/** Asks for suggestions. `signal` is aborted once the text has changed: an answer that comes later is not shown. */
export type LoadSuggestions = (
  query: string,
  options: { signal: AbortSignal; category: string },
) => Promise<readonly SearchSuggestion[]>;

/** Details of a submitted search; `event.preventDefault()` keeps the browser on the page. */
export interface SearchSubmitDetails extends ChangeDetails {
  /** `value` of the chosen category; empty for all, or without a select. */
  category: string;
}

/** What changed the text: typing, the cross, or the second Escape. */
export type SearchValueChangeReason = 'input' | 'clear' | 'escape';
