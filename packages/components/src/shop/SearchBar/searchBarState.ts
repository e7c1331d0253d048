import { cleanText } from '../../internal/text/cleanText.js';
import type { SearchSuggestion } from './types.js';

/*
 * The rules of a search field with suggestions: what typing, an answer and keys do to its list. Pure functions without DOM.
 */

/** Milliseconds without typing before suggestions are asked for. */
export const loadDelay = 120;

/** Milliseconds without a change before their number is announced. */
export const announceDelay = 400;

/** The most suggestions that are shown. */
export const maxSuggestions = 6;

/** The list under the field. */
export interface SearchListState {
  /** Whether it is wanted. It is shown once there is something in it. */
  isOpen: boolean;
  /** Place of the option that Enter accepts; -1 = none, Enter submits the text. */
  active: number;
  /** What the options are. */
  suggestions: readonly SearchSuggestion[];
  /** The text that they answer. */
  answered: string;
}

/** Closed and empty. */
export const emptyList: SearchListState = { isOpen: false, active: -1, suggestions: [], answered: '' };

/** After typing: the list is wanted, and no option is chosen any more. */
export function afterInput(state: SearchListState, value: string): SearchListState {
  if (cleanText(value) === '') return { ...emptyList, isOpen: true };
  return { ...state, isOpen: true, active: -1 };
}

/** After an answer to `query`, while the field holds `value`. An answer to another text changes nothing. */
export function afterAnswer(
  state: SearchListState,
  query: string,
  value: string,
  suggestions: readonly SearchSuggestion[],
): SearchListState {
  if (query !== cleanText(value)) return state;
  return { ...state, suggestions: suggestions.slice(0, maxSuggestions), answered: query, active: -1 };
}

/** The option after an arrow key: down from the field to the first, past the end back to the field, and the other way. */
export function activeAfterKey(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  const places = count + 1;
  return ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1;
}

/** `title` in three parts: before the first place where `query` stands in it, that place, and the rest. */
export function splitMatch(title: string, query: string): [before: string, match: string, after: string] {
  const at = query === '' ? -1 : title.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return [title, '', ''];
  return [title.slice(0, at), title.slice(at, at + query.length), title.slice(at + query.length)];
}
