export { SearchBar } from './SearchBar.js';
export type { SearchBarProps } from './SearchBar.js';
export type {
  LoadSuggestions,
  SearchBarOption,
  SearchSubmitDetails,
  SearchSuggestion,
  SearchValueChangeReason,
} from './types.js';
export type SearchBarPart =
  | 'root'
  | 'opener'
  | 'form'
  | 'back'
  | 'pill'
  | 'icon'
  | 'field'
  | 'clear'
  | 'category'
  | 'select'
  | 'arrow'
  | 'submit'
  | 'panel'
  | 'all'
  | 'key'
  | 'heading'
  | 'list'
  | 'option'
  | 'thumb'
  | 'optionText'
  | 'more'
  | 'detail';
