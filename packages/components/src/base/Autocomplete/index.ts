export { Autocomplete } from './Autocomplete.js';
export type { AutocompleteProps } from './Autocomplete.js';
