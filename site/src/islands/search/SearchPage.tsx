import { ActiveFilters } from '@marketrow/components/ActiveFilters';
import { Button } from '@marketrow/components/Button';
import { CategoryGrid } from '@marketrow/components/CategoryGrid';
import { Drawer } from '@marketrow/components/Drawer';
import { ErrorState } from '@marketrow/components/ErrorState';
import { SlidersIcon } from '@marketrow/components/icons/SlidersIcon';
import { Pagination } from '@marketrow/components/Pagination';
import { ProductGridSwitch } from '@marketrow/components/ProductGrid';
import { Skeleton } from '@marketrow/components/Skeleton';
import { SortSelect } from '@marketrow/components/SortSelect';
import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { pluralIn } from '../../i18n/plural';
import {
  changeQuery,
  hasFilters,
  pageSize,
  parseQuery,
  sorts,
  views,
  withoutFilters,
  writeQuery,
} from '../../search/searchQuery';
import { activeFilters } from './activeFilters';
import { SearchEmpty } from './SearchEmpty';
import { SearchFilters } from './SearchFilters';
import { SearchHits } from './SearchHits';
import type { SearchPageProps } from './searchMessages';
import { SearchResults } from './SearchResults';
import { countOf, headingOf } from './searchTexts';
import { useFrame } from './useFrame';
import { useSearch } from './useSearch';
import { tilePicture } from '../../components/tilePicture';

/** The search: filters, order, layout and pages of results, all of them in the address. */
export function SearchPage(props: SearchPageProps) {
  const { locale, tag, currency, href, productHref, categoriesHref, messages, kit, tiles } = props;
  const { query, status, answer, load, goTo, change } = useSearch(locale, tag, messages);
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLElement>(null);
  const { total, page, pages } = answer ?? { total: 0, page: 1, pages: 0 };
  const title = headingOf(query, answer, messages);
  const filters = answer ? activeFilters(query, answer, messages, { locale, currency }) : [];
  useFrame(query, title, page, messages);

  // Another page of the results that was asked for is read from its top. Where an address is opened, or the browser goes back,
  // the browser has the place; and a filter that leads to the first page keeps the focus.
  const pageAsked = useRef<number>(undefined);
  useEffect(() => {
    if (!answer || pageAsked.current !== page || !shown.current) return;
    pageAsked.current = undefined;
    shown.current.focus({ preventScroll: true });
    shown.current.scrollIntoView();
  }, [page, answer]);

  const follow: ComponentProps<typeof Pagination>['renderLink'] = ({ children, onClick, href: address, ...link }) => (
    <a
      {...link}
      href={address}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
        event.preventDefault();
        const asked = parseQuery(new URL(event.currentTarget.href).search);
        if (asked.page !== page) pageAsked.current = asked.page;
        goTo(asked);
      }}
    >
      {children}
    </a>
  );
  const clear = () => {
    goTo(withoutFilters(query));
    heading.current?.focus();
  };
  const panel = (folds: boolean) =>
    answer ? (
      <SearchFilters
        {...{ answer, query, messages, kit, currency, href, folds }}
        onChange={change}
        renderLink={follow}
      />
    ) : null;
  const isPlain = query.q === '' && query.category === '' && !hasFilters(query) && page === 1;

  return (
    <div className="site-browse">
      <aside className="site-browse-rail site-needs-script" aria-label={messages.search.filters}>
        {panel(false) ?? <Skeleton lines={12} />}
      </aside>
      <div className="site-browse-main">
        <div className="site-title">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {status === 'failed' ? null : (
              <p className="site-needs-script">
                {answer ? countOf(answer, query.q, tag, messages) : messages.search.loading}
              </p>
            )}
          </div>
          <div className="site-browse-tools site-needs-script">
            <Button
              className="site-browse-open"
              variant="quiet"
              startIcon={<SlidersIcon />}
              aria-haspopup="dialog"
              disabled={!answer}
              onClick={() => setOpen(true)}
            >
              <span>{messages.search.filters}</span>
              {filters.length > 0 ? <span className="site-browse-count">{filters.length}</span> : null}
            </Button>
            {/* A choice that is made before the island has started would be lost. */}
            <fieldset className="site-browse-choices" disabled={!answer}>
              <legend className="site-hidden">{messages.search.sort}</legend>
              <SortSelect
                {...kit.SortSelect}
                items={sorts.map((value) => ({ value, label: messages.search.sorts[value] }))}
                value={query.sort}
                onValueChange={(value) => change({ sort: sorts.find((sort) => sort === value) ?? sorts[0] })}
              />
              <ProductGridSwitch
                {...kit.ProductGrid}
                layout={query.view}
                layouts={views}
                onLayoutChange={(view) => change({ view })}
              />
            </fieldset>
          </div>
        </div>
        <SearchHits hits={answer?.hits ?? []} {...{ locale, messages }} />
        {total > 0 ? (
          <ActiveFilters
            {...kit.ActiveFilters}
            className="site-browse-chips"
            items={filters}
            onRemove={({ id }) => {
              if (filters.length === 1) heading.current?.focus();
              change(filters.find((filter) => filter.id === id)?.change ?? {});
            }}
            onClear={clear}
          />
        ) : null}
        {isPlain && answer ? (
          <CategoryGrid
            {...kit.CategoryGrid}
            renderImage={tilePicture}
            className="site-browse-tiles"
            aria-label={messages.search.category}
            items={tiles}
            hrefFor={({ slug }) => href + writeQuery(changeQuery(query, { category: slug }))}
            renderLink={follow}
          />
        ) : null}
        <section ref={shown} tabIndex={-1} aria-label={messages.search.results} aria-busy={status === 'loading'}>
          {status === 'failed' ? (
            <ErrorState
              {...kit.ErrorState}
              title={messages.search.failed}
              onRetry={() => {
                // The button goes with the message.
                heading.current?.focus();
                load();
              }}
              actions={
                <Button variant="quiet" href={categoriesHref}>
                  {messages.search.noneCategories}
                </Button>
              }
            >
              {messages.search.failedText}
            </ErrorState>
          ) : !answer ? (
            <SearchReading />
          ) : total === 0 ? (
            <SearchEmpty {...{ ...props, answer, query, filters, change }} onClear={clear} renderLink={follow} />
          ) : (
            <SearchResults
              {...{ kit, productHref, currency }}
              products={answer.products}
              view={query.view}
              label={title}
              headingLevel={2}
            />
          )}
        </section>
        <Pagination
          {...kit.Pagination}
          page={page}
          pages={pages}
          hrefFor={(number) => href + writeQuery(changeQuery(query, { page: number }))}
          renderLink={follow}
        />
      </div>
      <Drawer
        {...kit.Drawer}
        open={isOpen}
        onOpenChange={setOpen}
        side="bottom"
        title={messages.search.filters}
        footer={
          <div className="site-browse-foot">
            <Button variant="quiet" onClick={() => goTo(withoutFilters(query))}>
              {messages.search.clearFilters}
            </Button>
            <Button onClick={() => setOpen(false)}>{pluralIn(tag, messages.search.show, total)}</Button>
          </div>
        }
      >
        {isOpen ? panel(true) : null}
      </Drawer>
    </div>
  );
}

/** The place of the products while they are being read: as long as a full page, or the browser could not scroll back to a lower row. */
function SearchReading() {
  return (
    <div className="site-grid site-needs-script">
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index}>
          <Skeleton variant="block" className="site-browse-picture" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
