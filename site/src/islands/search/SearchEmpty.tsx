import { ActiveFilters } from '@marketrow/components/ActiveFilters';
import { Button } from '@marketrow/components/Button';
import type { Pagination } from '@marketrow/components/Pagination';
import { SectionHeader } from '@marketrow/components/SectionHeader';
import type { ComponentProps } from 'react';
import { fill } from '../../i18n/fill';
import { pluralIn } from '../../i18n/plural';
import type { SearchAnswer } from '../../search/answer';
import { changeQuery, parseQuery, withoutFilters, writeQuery, type SearchQuery } from '../../search/searchQuery';
import type { ActiveFilter } from './activeFilters';
import type { SearchPageProps } from './searchMessages';
import { SearchResults } from './SearchResults';

interface SearchEmptyProps extends SearchPageProps {
  answer: SearchAnswer;
  query: SearchQuery;
  filters: readonly ActiveFilter[];
  change: (part: Partial<SearchQuery>) => void;
  onClear: () => void;
  renderLink: ComponentProps<typeof Pagination>['renderLink'];
}

/** Nothing was found: which filters hide things, the ways on, and a row of products that are there. */
export function SearchEmpty(props: SearchEmptyProps) {
  const { answer, query, filters, change, onClear, renderLink, messages, kit, tag, href, categoriesHref } = props;
  const { from, products } = answer.instead ?? { from: 'rated', products: [] };
  const category = answer.categories.find(([slug]) => slug === query.category);
  const row = {
    unfiltered: { title: messages.search.withoutFilters, href: href + writeQuery(withoutFilters(query)) },
    category: {
      title: fill(messages.search.fromCategory, { name: category?.[1] ?? '' }),
      href: href + writeQuery({ ...parseQuery(''), category: query.category }),
    },
    rated: { title: messages.search.wellRated, href: `${href}?sort=rating` },
  }[from];
  return (
    <>
      <div className="site-empty">
        <img src="/images/empty/404.webp" alt="" width="832" height="716" />
        <h2>{query.q === '' ? messages.search.nothing : fill(messages.search.none, { query: query.q })}</h2>
        <p>
          {from === 'unfiltered'
            ? pluralIn(tag, messages.search.noneFiltered, filters.length)
            : messages.search.noneText}
        </p>
        <ActiveFilters
          {...kit.ActiveFilters}
          className="site-browse-chips"
          items={filters}
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
        {...{ products, kit, productHref: props.productHref, currency: props.currency }}
        view="grid"
        label={row.title}
        headingLevel={3}
      />
    </>
  );
}
