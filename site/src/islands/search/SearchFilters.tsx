import { Accordion } from '@marketrow/components/Accordion';
import { CategoryTree, type CategoryTreeItem } from '@marketrow/components/CategoryTree';
import { FilterGroup } from '@marketrow/components/FilterGroup';
import { FilterSidebar } from '@marketrow/components/FilterSidebar';
import { PriceRangeFilter } from '@marketrow/components/PriceRangeFilter';
import { Rating } from '@marketrow/components/Rating';
import type { ComponentProps } from 'react';
import { fill } from '../../i18n/fill';
import type { SearchAnswer } from '../../search/answer';
import type { Named } from '../../search/catalog';
import { bySize } from '../../search/bySize';
import { ratingSteps } from '../../search/results';
import { changeQuery, writeQuery, type SearchQuery } from '../../search/searchQuery';
import type { SearchPageProps } from './searchMessages';

interface SearchFiltersProps extends Pick<SearchPageProps, 'messages' | 'kit' | 'currency' | 'href'> {
  answer: SearchAnswer;
  query: SearchQuery;
  /** In the sheet of phones the groups fold. */
  folds?: boolean;
  onChange: (change: Partial<SearchQuery>) => void;
  renderLink: ComponentProps<typeof CategoryTree>['renderLink'];
}

/** The filters of the search page: each choice is applied at once. */
export function SearchFilters(props: SearchFiltersProps) {
  const { answer, query, messages, kit, currency, href, folds = false, onChange, renderLink } = props;
  const { facets, prices } = answer;
  const group = { ...kit.FilterGroup, collapsible: folds };
  const choices = (list: readonly Named[], found: ReadonlyMap<string, number>, chosen: readonly string[]) =>
    list
      .map(([value, label]) => ({ value, label, count: found.get(value) ?? 0 }))
      .filter(({ value, count }) => count > 0 || chosen.includes(value))
      .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  const colors = choices(answer.colors, facets.color, query.color);
  const sizes = [...new Set([...facets.size.keys(), ...query.size])]
    .map((value) => ({ value, label: value, count: facets.size.get(value) ?? 0 }))
    .toSorted((a, b) => bySize(a.value, b.value));
  const categories = treeOf(answer, query, href, messages.search.all);
  const tree = categories.length > 0 && (
    <CategoryTree
      {...kit.CategoryTree}
      label={messages.search.category}
      items={categories}
      current={query.category}
      renderLink={renderLink}
    />
  );
  const shops = choices(answer.shops, facets.shop, query.shop);
  const brands = choices(answer.brands, facets.brand, query.brand);
  return (
    <FilterSidebar {...kit.FilterSidebar} action={href} actions={null} onSubmit={(event) => event.preventDefault()}>
      {!folds && tree && (
        <div>
          <h2 className="site-filter-head">{messages.search.category}</h2>
          {tree}
        </div>
      )}
      <PriceRangeFilter
        {...kit.PriceRangeFilter}
        currency={currency}
        edges={prices.edges}
        counts={prices.counts}
        value={{ min: query.min, max: query.max }}
        onValueChange={({ min, max }) => onChange({ min, max })}
      />
      {shops.length === 0 ? null : (
        <FilterGroup
          {...group}
          label={messages.search.shop}
          name="shop"
          limit={6}
          items={shops}
          value={query.shop}
          onValueChange={(shop) => onChange({ shop })}
        />
      )}
      {brands.length === 0 ? null : (
        <FilterGroup
          {...group}
          label={messages.search.brand}
          name="brand"
          limit={6}
          items={brands}
          value={query.brand}
          onValueChange={(brand) => onChange({ brand })}
        />
      )}
      {colors.length === 0 ? null : (
        <FilterGroup
          {...group}
          label={messages.search.color}
          name="color"
          variant="swatches"
          items={colors.map((item) => ({ ...item, swatch: `#${item.value}` }))}
          value={query.color}
          onValueChange={(color) => onChange({ color })}
        />
      )}
      {sizes.length === 0 ? null : (
        <FilterGroup
          {...group}
          label={messages.search.size}
          name="size"
          limit={8}
          items={sizes}
          value={query.size}
          onValueChange={(size) => onChange({ size })}
        />
      )}
      <FilterGroup
        {...group}
        label={messages.search.rating}
        name="rating"
        multiple={false}
        items={ratingSteps.map((stars) => ({
          value: String(stars),
          label: fill(messages.search.starsUp, { stars }),
          count: facets.rating.get(stars) ?? 0,
          media: (
            <span className="site-stars-up" aria-hidden="true">
              <Rating value={stars} count={undefined} label="" /> {messages.search.andUp}
            </span>
          ),
        }))}
        value={query.rating === undefined ? [] : [String(query.rating)]}
        onValueChange={([rating]) => onChange({ rating: rating === undefined ? undefined : Number(rating) })}
      />
      <FilterGroup
        {...kit.FilterGroup}
        label={messages.search.onSale}
        showLabel={false}
        name="sale"
        variant="switch"
        items={[{ value: '1', label: messages.search.onSale, count: facets.sale }]}
        value={query.sale ? ['1'] : []}
        onValueChange={({ length }) => onChange({ sale: length > 0 })}
      />
      {folds && tree && <Accordion items={[{ id: 'category', title: messages.search.category, content: tree }]} />}
    </FilterSidebar>
  );
}

/** The categories as a tree. Without a product a category is left out, unless it is the one that is shown. */
function treeOf(
  { categories, facets }: SearchAnswer,
  query: SearchQuery,
  href: string,
  all: string,
): CategoryTreeItem[] {
  const to = (category: string) => href + writeQuery(changeQuery(query, { category }));
  const under = (parent: number): CategoryTreeItem[] =>
    categories
      .flatMap(([slug, name, above], place) => {
        const productCount = facets.category.get(slug) ?? 0;
        if (above !== parent || (productCount === 0 && slug !== query.category)) return [];
        return [{ slug, name, productCount, href: to(slug), children: under(place) }];
      })
      .toSorted((a, b) => b.productCount - a.productCount);
  const tops = under(-1);
  return query.category === '' ? tops : [{ slug: '', name: all, href: to('') }, ...tops];
}
