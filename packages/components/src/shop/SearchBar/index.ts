export { SearchBar } from './SearchBar';
export type { SearchBarProps } from './SearchBar';
export type {
  LoadSuggestions,
  SearchBarOption,
  SearchSubmitDetails,
  SearchSuggestion,
  SearchValueChangeReason,
} from './types';
