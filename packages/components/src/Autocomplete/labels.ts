/** Every string that `Autocomplete` shows or announces. */
export interface AutocompleteLabels {
  /** Name of the list. */
  suggestions: string;
  /** Announced when the list changes. `{count}` is the number of suggestions. */
  count: string;
}

/** The English strings of `Autocomplete`. */
export const autocompleteLabels: AutocompleteLabels = { suggestions: 'Suggestions', count: 'Suggestions: {count}' };
