import type { KitProps } from '../../context/kitProps';
import type { Messages } from '../../i18n';
import type { Locale } from '../../routes';
import type { SearchFile } from '../../search/catalog';

/** The messages that the search page needs. */
export type SearchMessages = Pick<Messages, 'search'> & {
  counts: Pick<Messages['counts'], 'products' | 'fromShops' | 'pageOnly'>;
};

/** The settings of the kit's components on the search page. */
export type SearchKit = ReturnType<typeof searchKit>;

/** Of all settings those that the search page needs: the others would go to the browser for nothing. */
export function searchKit(kit: KitProps) {
  return {
    ActiveFilters: kit.ActiveFilters,
    CategoryGrid: kit.CategoryGrid,
    CategoryTree: kit.CategoryTree,
    Drawer: kit.Drawer,
    ErrorState: kit.ErrorState,
    FilterGroup: kit.FilterGroup,
    FilterSidebar: kit.FilterSidebar,
    Pagination: kit.Pagination,
    PriceRangeFilter: kit.PriceRangeFilter,
    ProductCard: kit.ProductCard,
    ProductGrid: kit.ProductGrid,
    SortSelect: kit.SortSelect,
  };
}

/** A kind of goods on the plain search page. */
export interface SearchTile {
  id: string;
  slug: string;
  name: string;
  image: string;
}

/** What the page hands to the island. */
export interface SearchPageProps {
  locale: Locale;
  tag: string;
  currency: string;
  /** Address of the page. */
  href: string;
  /** Address of a product's page, with `{slug}`. */
  productHref: string;
  /** Address of the page with all categories. */
  categoriesHref: string;
  messages: SearchMessages;
  kit: SearchKit;
  tiles: readonly SearchTile[];
}

/** The names of what can be filtered by. */
export type Names = Pick<SearchFile, 'brands' | 'shops' | 'colors'>;
