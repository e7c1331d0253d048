import { ActiveFilters } from '@marketrow/components/ActiveFilters';
import { Button } from '@marketrow/components/Button';
import type { Pagination } from '@marketrow/components/Pagination';
import { SectionHeader } from '@marketrow/components/SectionHeader';
import type { ComponentProps } from 'react';
import { fill } from '../../i18n/fill';
import { pluralIn } from '../../i18n/plural';
import type { Catalog } from '../../search/catalog';
import { findResults } from '../../search/results';
import { changeQuery, parseQuery, withoutFilters, writeQuery, type SearchQuery } from '../../search/searchQuery';
import type { ActiveFilter } from './activeFilters';
import type { SearchPageProps } from './searchMessages';
import { SearchResults } from './SearchResults';

interface SearchEmptyProps extends SearchPageProps {
  catalog: Catalog;
  query: SearchQuery;
  filters: readonly ActiveFilter[];
  change: (part: Partial<SearchQuery>) => void;
  onClear: () => void;
  renderLink: ComponentProps<typeof Pagination>['renderLink'];
}

/** Nothing was found: which filters hide things, the ways on, and a row of products that are there. */
export function SearchEmpty(props: SearchEmptyProps) {
  const { catalog, query, filters, change, onClear, renderLink, messages, kit, tag, href, categoriesHref } = props;
  const unfiltered = filters.length > 0 ? findResults(catalog, withoutFilters(query)).places : [];
  const category = catalog.categories.find(([slug]) => slug === query.category);
  const inCategory = category
    ? findResults(catalog, { ...parseQuery(''), category: category[0], sort: 'rating' }).places
    : [];
  const row =
    unfiltered.length > 0
      ? { title: messages.search.withoutFilters, places: unfiltered, href: href + writeQuery(withoutFilters(query)) }
      : category && inCategory.length > 0
        ? {
            title: fill(messages.search.fromCategory, { name: category[1] }),
            places: inCategory,
            href: href + writeQuery({ ...parseQuery(''), category: category[0] }),
          }
        : {
            title: messages.search.wellRated,
            places: findResults(catalog, parseQuery('?sort=rating')).places,
            href: `${href}?sort=rating`,
          };
  return (
    <>
      <div className="site-empty">
        <img src="/images/empty/404.webp" alt="" width="832" height="716" />
        <h2>{query.q === '' ? messages.search.nothing : fill(messages.search.none, { query: query.q })}</h2>
        <p>
          {unfiltered.length > 0
            ? pluralIn(tag, messages.search.noneFiltered, filters.length)
            : messages.search.noneText}
        </p>
        <ActiveFilters
          {...kit.ActiveFilters}
          className="site-browse-chips"
          items={filters}
          chip={kit.Chip.labels}
          onRemove={({ id }) => change(filters.find((filter) => filter.id === id)?.change ?? {})}
        />
        <p className="site-empty-actions">
          {filters.length > 0 ? (
            <Button size="lg" onClick={onClear}>
              {messages.search.clearFilters}
            </Button>
          ) : (
            <Button size="lg" href={href}>
              {messages.search.noneAll}
            </Button>
          )}
          {category && query.q !== '' ? (
            <Button size="lg" variant="quiet" href={href + writeQuery(changeQuery(query, { category: '' }))}>
              {messages.search.everywhere}
            </Button>
          ) : (
            <Button size="lg" variant="quiet" href={categoriesHref}>
              {messages.search.noneCategories}
            </Button>
          )}
        </p>
      </div>
      <SectionHeader
        className="site-section-tight"
        title={row.title}
        moreHref={row.href}
        renderLink={renderLink}
        moreText={messages.search.seeAll}
      />
      <SearchResults
        {...{ catalog, kit, productHref: props.productHref, currency: props.currency }}
        places={row.places.slice(0, 4)}
        view="grid"
        label={row.title}
        headingLevel={3}
      />
    </>
  );
}
