import type * as en from './en.js';

type Sets = typeof en;

/** A component that has strings. */
export type Labeled = keyof Sets;

/** Strings that a component hands on to one inside it. */
interface Parts {
  AppBanner: {
    /** The strings of the links to the app stores. */
    storeLinks: 'AppStoreLinks';
  };
  BundleBox: {
    /** The strings of the prices. */
    price: 'Price';
  };
  CartDrawer: {
    /** The strings of the lines. */
    line: 'CartLineItem';
  };
  CartLineItem: {
    /** The strings of the stepper. */
    quantity: 'QuantitySelector';
  };
  Footer: {
    /** The strings of the logo. */
    logo: 'Logo';
    /** The strings of the links to the app stores. */
    storeLinks: 'AppStoreLinks';
  };
  Header: {
    /** The strings of the logo. */
    logo: 'Logo';
    /** The strings of the search. */
    search: 'SearchBar';
    /** The strings of the theme switch. */
    theme: 'ThemeSwitch';
    /** The strings of the cart button. */
    cart: 'CartButton';
  };
  Hero: {
    /** The strings of the carousel, where there is more than one slide. */
    carousel: 'Carousel';
  };
  OrderCard: {
    /** The strings of the status. */
    status: 'StatusBadge';
  };
  ProductCard: {
    /** The strings of the price. */
    price: 'Price';
    /** The strings of the score. */
    rating: 'Rating';
    /** The strings of the stepper. */
    quantity: 'QuantitySelector';
    /** The strings of the picker. */
    picker: 'QuickView';
  };
  QuickView: {
    /** The strings of the dialog. */
    dialog: 'Dialog';
    /** The strings of the price. */
    price: 'Price';
    /** The strings of the score. */
    rating: 'Rating';
    /** The strings of the pictures. */
    gallery: 'ProductGallery';
    /** The strings of the choice. */
    variants: 'VariantPicker';
    /** The strings of the stepper. */
    quantity: 'QuantitySelector';
  };
  RecentlyViewed: {
    /** The strings of the cards. */
    card: 'ProductCard';
    /** The strings of the row. */
    carousel: 'ProductCarousel';
  };
  ReviewList: {
    /** The strings of the stars. */
    rating: 'Rating';
  };
  ShopCard: {
    /** The strings of the score. */
    rating: 'Rating';
  };
  ShopHeader: {
    /** The strings of the score. */
    rating: 'Rating';
  };
  SoldBy: {
    /** The strings of the score. */
    rating: 'Rating';
  };
  TestimonialList: {
    /** The strings of the stars. */
    rating: 'Rating';
  };
  TicketCard: {
    /** The strings of type and status. */
    status: 'StatusBadge';
  };
}

type OfParts<Name> = Name extends keyof Parts
  ? { [Part in keyof Parts[Name]]: Parts[Name][Part] extends Labeled ? Partial<Labels<Parts[Name][Part]>> : never }
  : unknown;

/** Every string that a component shows or announces, and those of its parts: `Labels<'Price'>`. */
export type Labels<Name extends Labeled> = Sets[Name] & Partial<OfParts<Name>>;

/** `Labels` of a language: without the strings of a part, the part would speak English in a component that is given its `labels`. */
export type Translation<Name extends Labeled> = Sets[Name] & OfParts<Name>;

/** The strings of every component, by its name: a translation of the whole kit holds them all. */
export type KitLabels = { [Name in Labeled]: Labels<Name> };
