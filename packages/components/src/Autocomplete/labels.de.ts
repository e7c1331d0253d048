import type { AutocompleteLabels } from './labels';

/** The German strings of `Autocomplete`. */
export const autocompleteLabels: AutocompleteLabels = { suggestions: 'Vorschläge', count: 'Vorschläge: {count}' };
