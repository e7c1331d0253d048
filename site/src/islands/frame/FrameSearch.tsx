import { SearchBar } from '@marketrow/components/SearchBar';
import { useSyncExternalStore } from 'react';
import type { FrameData } from '../../data/frameData';
import { recentSearches, rememberSearch } from './recentSearches';
import { suggestionsIn } from './suggestions';

export interface FrameSearchProps {
  data: FrameData;
  /** Shown in the empty field. Left out: the kit's own. */
  placeholder: string | undefined;
}

const none: readonly string[] = [];
let recent: readonly string[] | undefined;

/** The header's search, with suggestions and what was searched for on this device. */
export function FrameSearch({ data, placeholder }: FrameSearchProps) {
  // A server knows of no earlier searches: the first rendering in the browser has none either.
  const searches = useSyncExternalStore(
    () => () => undefined,
    () => (recent ??= recentSearches()),
    () => none,
  );
  return (
    <SearchBar
      href={data.hrefs.search}
      categories={data.searchCategories}
      loadSuggestions={suggestionsIn(data.locale, data.currency)}
      recent={searches}
      onSearch={rememberSearch}
      onSuggestionSelect={({ title }) => rememberSearch(title)}
      collapsible
      locale={data.tag}
      labels={{ ...data.labels.SearchBar, ...(placeholder !== undefined && { placeholder }) }}
    />
  );
}
