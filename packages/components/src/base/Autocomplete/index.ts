export { Autocomplete } from './Autocomplete.js';
export type { AutocompleteProps } from './Autocomplete.js';
export type AutocompletePart = 'root' | 'anchor' | 'list' | 'option';
