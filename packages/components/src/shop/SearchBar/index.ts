export { SearchBar } from './SearchBar.js';
export type { SearchBarProps } from './SearchBar.js';
export type {
  LoadSuggestions,
  SearchBarOption,
  SearchSubmitDetails,
  SearchSuggestion,
  SearchValueChangeReason,
} from './types.js';
