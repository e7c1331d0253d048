export { Autocomplete } from './Autocomplete';
export type { AutocompleteProps } from './Autocomplete';
export { autocompleteLabels } from './labels';
export type { AutocompleteLabels } from './labels';
