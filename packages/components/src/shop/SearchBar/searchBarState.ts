import { cleanText } from '../../internal/text/cleanText.js';
import type { SearchSuggestion } from './types.js';

/*
 * Rules of a search field with suggestions: how typing, responses and keys change the list. Pure functions without DOM.
 */

/** Milliseconds without typing until suggestions load. */
export const loadDelay = 120;

/** Milliseconds without a change until the number of suggestions is announced. */
export const announceDelay = 400;

/** Maximum number of suggestions shown. */
export const maxSuggestions = 6;

/** State of the list under the field. */
export interface SearchListState {
  /** Whether the list should open. It is rendered only with options. */
  isOpen: boolean;
  /** Index of the option that Enter follows; -1 = none, Enter submits the text. */
  active: number;
  /** Loaded suggestions. */
  suggestions: readonly SearchSuggestion[];
  /** Text that the suggestions match. */
  answered: string;
}

/** Closed list without suggestions. */
export const emptyList: SearchListState = { isOpen: false, active: -1, suggestions: [], answered: '' };

/** Returns the state after typing: the list opens, and no option is active. */
export function afterInput(state: SearchListState, value: string): SearchListState {
  if (cleanText(value) === '') return { ...emptyList, isOpen: true };
  return { ...state, isOpen: true, active: -1 };
}

/**
 * Returns the state after a response to `query` while the field holds `value`. Ignores the response to another text.
 */
export function afterAnswer(
  state: SearchListState,
  query: string,
  value: string,
  suggestions: readonly SearchSuggestion[],
): SearchListState {
  if (query !== cleanText(value)) return state;
  return { ...state, suggestions: suggestions.slice(0, maxSuggestions), answered: query, active: -1 };
}

/**
 * Returns the active index after an arrow key: down from the field to the first option, past the end back to the field,
 * and in reverse.
 */
export function activeAfterKey(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  const places = count + 1;
  return ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1;
}

/** Splits `title` into the text before the first match of `query`, the match, and the rest. */
export function splitMatch(title: string, query: string): [before: string, match: string, after: string] {
  const at = query === '' ? -1 : title.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return [title, '', ''];
  return [title.slice(0, at), title.slice(at, at + query.length), title.slice(at + query.length)];
}
