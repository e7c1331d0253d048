/** Components that each section of docs/accessibility.md is about, by its heading. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  Header: ['Header'],
  'Category menu and mega menu': ['CategoryMenu', 'MegaMenu'],
  'Menu button': ['NotificationMenu', 'UserMenu'],
  Carousel: ['Carousel', 'Hero', 'TestimonialList'],
  'Product strip': ['ProductCarousel', 'RecentlyViewed', 'StoryRow'],
  'Product card': ['ProductCard', 'ProductGrid'],
  'Product gallery': ['ProductGallery'],
  Rating: ['Rating'],
  'Quantity field': ['QuantitySelector', 'CartLineItem'],
  Price: ['Price'],
  'Search with suggestions': ['Autocomplete', 'SearchBar'],
  Filters: ['ActiveFilters', 'FilterGroup', 'FilterSidebar', 'PriceRangeFilter', 'SortSelect'],
  'Dialog and drawer': ['CartDrawer', 'ConfirmDialog', 'Dialog', 'Drawer', 'PhoneMenu', 'QuickView', 'StoryViewer'],
  Tabs: ['Tabs'],
  Table: ['DataTable'],
  Pagination: ['Pagination'],
  'Checkout steps': ['CheckoutSteps'],
  Toast: ['Toast'],
  Breadcrumbs: ['Breadcrumbs'],
  'Theme switch': ['ThemeSwitch'],
  'Language switch': ['LanguageSwitch'],
  'Bottom navigation': ['BottomNav'],
};

/** Heading of the section about a component; `undefined` if it has none of its own. */
export function sectionAbout(component: string): string | undefined {
  return Object.keys(sections).find((heading) => sections[heading]?.includes(component));
}
