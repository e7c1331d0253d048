import type * as en from './en.js';

type Sets = typeof en;

/** Name of a component with strings. */
export type Labeled = keyof Sets;

/** Strings that a component passes to its parts: key in its `labels`, and component of the part. */
interface Parts {
  ActiveFilters: {
    /** Strings of the chips. */
    chip: 'Chip';
  };
  AppBanner: {
    /** Strings of the links to the app stores. */
    storeLinks: 'AppStoreLinks';
  };
  BundleBox: {
    /** Strings of the prices. */
    price: 'Price';
  };
  CartDrawer: {
    /** Strings of the lines. */
    line: 'CartLineItem';
  };
  CartLineItem: {
    /** Strings of the stepper. */
    quantity: 'QuantitySelector';
  };
  Footer: {
    /** Strings of the logo. */
    logo: 'Logo';
    /** Strings of the links to the app stores. */
    storeLinks: 'AppStoreLinks';
  };
  Header: {
    /** Strings of the logo. */
    logo: 'Logo';
    /** Strings of the search. */
    search: 'SearchBar';
    /** Strings of the theme switch. */
    theme: 'ThemeSwitch';
    /** Strings of the cart button. */
    cart: 'CartButton';
  };
  Hero: {
    /** Strings of the carousel, if there are several slides. */
    carousel: 'Carousel';
  };
  LoginForm: {
    /** Strings of the password field. */
    passwordField: 'PasswordField';
  };
  OrderCard: {
    /** Strings of the status. */
    status: 'StatusBadge';
  };
  ProductCard: {
    /** Strings of the price. */
    price: 'Price';
    /** Strings of the score. */
    rating: 'Rating';
    /** Strings of the stepper. */
    quantity: 'QuantitySelector';
    /** Strings of the picker. */
    picker: 'QuickView';
  };
  QuickView: {
    /** Strings of the dialog. */
    dialog: 'Dialog';
    /** Strings of the price. */
    price: 'Price';
    /** Strings of the score. */
    rating: 'Rating';
    /** Strings of the pictures. */
    gallery: 'ProductGallery';
    /** Strings of the choice. */
    variants: 'VariantPicker';
    /** Strings of the stepper. */
    quantity: 'QuantitySelector';
  };
  RecentlyViewed: {
    /** Strings of the cards. */
    card: 'ProductCard';
    /** Strings of the row. */
    carousel: 'ProductCarousel';
  };
  RegisterForm: {
    /** Strings of the password field; those of its repetition are `showRetype` and `hideRetype`. */
    passwordField: 'PasswordField';
  };
  ReviewList: {
    /** Strings of the stars. */
    rating: 'Rating';
  };
  ShopCard: {
    /** Strings of the score. */
    rating: 'Rating';
  };
  ShopHeader: {
    /** Strings of the score. */
    rating: 'Rating';
  };
  SoldBy: {
    /** Strings of the score. */
    rating: 'Rating';
  };
  TestimonialList: {
    /** Strings of the stars. */
    rating: 'Rating';
  };
  TicketCard: {
    /** Strings of type and status. */
    status: 'StatusBadge';
  };
}

type OfParts<Name> = Name extends keyof Parts
  ? { [Part in keyof Parts[Name]]: Parts[Name][Part] extends Labeled ? Partial<Labels<Parts[Name][Part]>> : never }
  : unknown;

/** All strings that a component and its parts show or announce: `Labels<'Price'>`. */
export type Labels<Name extends Labeled> = Sets[Name] & Partial<OfParts<Name>>;

/** `Labels` of a language, with the strings of all parts: a part without them would fall back to English. */
export type Translation<Name extends Labeled> = Sets[Name] & OfParts<Name>;

/** Strings of all components by name: the type of a complete translation. */
export type KitLabels = { [Name in Labeled]: Labels<Name> };
