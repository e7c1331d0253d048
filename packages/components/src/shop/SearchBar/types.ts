import type { ChangeDetails } from '../../internal/state/changeDetails.js';

/** Option of the category select. */
export interface SearchBarOption {
  /** Visible text. */
  label: string;
  /** Value sent by the form; empty for all categories. */
  value: string;
}

/** Search suggestion. */
export interface SearchSuggestion {
  /** Unique id. */
  id: string | number;
  /** Visible text and accessible name. */
  title: string;
  /** Link target. */
  href: string;
  /** URL of a small square image. */
  src?: string | undefined;
  /** Second line, such as the shop. */
  description?: string | undefined;
  /** Text at the end of the row, such as the price. */
  detail?: string | undefined;
}

/** Loads suggestions. `signal` is aborted once the text has changed; a later response is ignored. */
export type LoadSuggestions = (
  query: string,
  options: { signal: AbortSignal; category: string },
) => Promise<readonly SearchSuggestion[]>;

/** Details of a submitted search. Call `event.preventDefault()` to stay on the page. */
export interface SearchSubmitDetails extends ChangeDetails {
  /** `value` of the selected category; empty for all, or without a select. */
  category: string;
}

/** Cause of a change: typing, the clear button, or the second Escape. */
export type SearchValueChangeReason = 'input' | 'clear' | 'escape';
