import { CheckIcon } from '@marketrow/components/icons/CheckIcon';
import { ChevronDownIcon } from '@marketrow/components/icons/ChevronDownIcon';
import { SlidersIcon } from '@marketrow/components/icons/SlidersIcon';
import type { PageContext } from '../context/pageContext';
import { paths } from '../routes';
import { sorts } from '../search/searchQuery';
import { browseFilters, type Browse } from './browse';

interface BrowseToolsProps {
  browse: Browse;
  page: PageContext;
}

const sortList = 'sort-list';

/** Opens the filters, and offers the other orders of the list: links to the search page. Works without script. */
export function BrowseTools({ browse, page: { t, href } }: BrowseToolsProps) {
  const { query, beside = true, sortedBy = t.browse.featured } = browse;
  return (
    <>
      <button
        className={beside ? 'site-tool site-browse-open site-beside' : 'site-tool site-browse-open'}
        type="button"
        popoverTarget={browseFilters}
      >
        <SlidersIcon /> {t.search.filters}
      </button>
      <button className="site-tool" type="button" popoverTarget={sortList}>
        <span className="site-tool-name">{t.search.sort}</span> <b>{sortedBy}</b> <ChevronDownIcon />
      </button>
      <div className="site-sort" id={sortList} popover="auto">
        <p className="site-sort-current">
          {sortedBy} <CheckIcon />
        </p>
        <ul role="list" aria-label={t.search.sort}>
          {sorts.slice(1).map((sort) => (
            <li key={sort}>
              <a href={href(`${paths.search}?${query}&sort=${sort}`)}>{t.search.sorts[sort]}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
