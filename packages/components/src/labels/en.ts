/*
 * English strings of every component, by its name: the defaults. A language is one file with the same names.
 * `{name}` is filled in; `one` and `other` are plural categories.
 */
import type { CountNames } from '../internal/text/counts.js';
import type { PluralForms } from '../internal/text/format.js';

/** Strings of every form with a draft. */
const draftedForm = {
  /** The submit button while the form is sent. */
  pending: 'Saving…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** The button that leaves the form. */
  cancel: 'Cancel',
  /** Said while changes are not saved and not kept. */
  unsaved: 'There are unsaved changes.',
  /** Said while changes are not saved, but kept on this device. */
  kept: 'Unsaved changes are kept on this device; new pictures are not.',
  /** Said when changes of another time are in the fields again. */
  restored: 'Your unsaved changes are back.',
  /** Button that drops the changes. */
  discard: 'Discard changes',
  /** What to do where nothing was saved. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `ActiveFilters`. */
export const ActiveFilters = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Active filters',
  /** Text that takes all filters off. */
  clear: 'Clear all',
};

/** Strings of `AddressCard`. */
export const AddressCard = {
  /** The link to the form. */
  edit: 'Edit',
  /** Its name, with the `{title}` of the address. */
  editName: 'Edit {title}',
  /** The button that asks to remove it. */
  remove: 'Remove',
  /** Its name, with the `{title}` of the address. */
  removeName: 'Remove {title}',
};

/** Strings of `AddressForm`. */
export const AddressForm = {
  /** Label of the address's name. */
  title: 'Name of this address',
  /** Hint of the address's name. */
  titleHint: 'Such as Home or Office.',
  /** Label of the street. */
  street: 'Street and number',
  /** Label of the city. */
  city: 'City',
  /** Label of the country. */
  country: 'Country',
  /** Label of the phone number. */
  phone: 'Phone',
  /** The submit button. */
  submit: 'Save address',
  /** The submit button while the form is sent. */
  pending: 'Saving…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** The button that leaves the form. */
  cancel: 'Cancel',
  /** Message where the name is missing. */
  titleRequired: 'Give this address a name',
  /** Message where the street is missing. */
  streetRequired: 'Street is required',
  /** Message where the city is missing. */
  cityRequired: 'City is required',
  /** Message where the country is missing. */
  countryRequired: 'Country is required',
  /** Message where the text is no phone number. */
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  /** What happened, where the address was not saved. */
  failedTitle: 'The address was not saved.',
  /** What to do then. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `AppBanner`. */
export const AppBanner = {};

/** Strings of `AppStoreLinks`. */
export const AppStoreLinks = {
  /** Small line over "Google Play". */
  playStore: 'Get it on',
  /** Small line over "App Store". */
  appStore: 'Download on the',
};

/** Strings of `Autocomplete`. */
export const Autocomplete = {
  /** Name of the list. */
  suggestions: 'Suggestions',
  /** Announced when the list changes. `{count}` is the number of suggestions. */
  count: 'Suggestions: {count}',
};

/** Strings of `BarChart`. */
export const BarChart = {
  /** Button that opens the values as a table. */
  table: 'Values as a table',
  /** Stands in place of a chart without values. */
  empty: 'No values yet',
  /** Stands in place of a value that is missing. */
  none: 'none',
};

/** Strings of `BottomNav`. */
export const BottomNav = {
  /** Name of the bar. */
  label: 'Bottom',
  /** Name of the item with the badge, with `{title}` and `{count}`; `zero` for an empty cart. */
  cart: { zero: '{title}', one: '{title}, {count} item', other: '{title}, {count} items' } as CountNames,
};

/** Strings of `BrandForm`. */
export const BrandForm = /* @__PURE__ */ Object.assign({}, draftedForm, {
  /** Label of the name. */
  name: 'Name',
  /** Label of the kind of goods. */
  kind: 'Kind of goods',
  /** Stands in that field until one is chosen. */
  chooseKind: 'Choose a kind',
  /** Label of the logo. */
  picture: 'Logo',
  /** Hint of the logo: `{size}` is the largest in megabytes. */
  pictureHint: 'SVG, PNG or WebP of at most {size} MB.',
  /** Label of the switch that features the brand. */
  featured: 'Featured',
  /** Hint of that switch. */
  featuredHint: 'Shown on the home page.',
  /** Message where the name is missing. */
  nameRequired: 'Give the brand a name',
  /** Message where no kind is chosen. */
  kindRequired: 'Choose the kind of goods',
  /** The submit button. */
  submit: 'Save brand',
  /** What happened, where nothing was saved. */
  failedTitle: 'The brand was not saved.',
});

/** Strings of `Breadcrumbs`. */
export const Breadcrumbs = {
  /** Name of the trail. */
  label: 'Breadcrumb',
};

/** Strings of `BundleBox`. */
export const BundleBox = {
  /** The heading. */
  title: 'Often bought together',
  /** Before the title of the product that the page is about. */
  thisItem: 'This product',
  /** In the row of a product of which nothing is left. */
  soldOut: 'Sold out',
  /** Name of a tick. `{name}` is filled in. */
  include: 'Include {name}',
  /** Before the sum. */
  total: 'Total',
  /** Spoken before the sum without reductions. */
  original: 'Original price',
  /** The button. */
  add: { one: 'Add {count} item', other: 'Add all {count}' } as PluralForms,
  /** The button while nothing is ticked. */
  none: 'Choose something',
  /** Announced after adding. `{count}` is filled in. */
  added: { one: '{count} item added to cart', other: '{count} items added to cart' } as PluralForms,
  /** Announced when the cart did not take them. */
  failed: 'The cart could not be changed. Please try again.',
};

/** Strings of `Carousel`. */
export const Carousel = {
  /** What the widget is called: `aria-roledescription` of the whole. */
  carousel: 'carousel',
  /** What a slide is called: `aria-roledescription` of each. */
  slide: 'slide',
  /** Name of a slide. `{number}` and `{count}` are filled in. */
  position: '{number} of {count}',
  /** Name of the button while slides follow one another by themselves. */
  stop: 'Stop rotation',
  /** Name of the same button while they do not. */
  start: 'Start rotation',
  /** Name of the button that goes back. */
  previous: 'Previous slide',
  /** Name of the button that goes on. */
  next: 'Next slide',
};

/** Strings of `CartButton`. */
export const CartButton = {
  /** Its names by number of pieces, with `{count}`; `zero` for an empty cart. */
  names: { zero: 'Cart', one: 'Cart, {count} item', other: 'Cart, {count} items' } as CountNames,
};

/** Strings of `CartDrawer`. */
export const CartDrawer = {
  /** The heading, and the accessible name of the whole. */
  title: 'Cart',
  /** Under the heading. `{count}` is filled in. */
  pieces: { one: '{count} item', other: '{count} items' } as PluralForms,
  /** Over lines without a shop. */
  other: 'Other',
  /** Name of a shop where another of that name has lines, too. `{name}` and `{detail}` are filled in. */
  shop: '{name}, {detail}',
  /** Over the lines of a shop that takes no orders. */
  closed: 'This shop takes no orders at the moment. What you chose stays here.',
  /** Before the sum of a shop's lines, and before the sum in all. */
  subtotal: 'Subtotal',
  /** Leads to the cart page. */
  viewCart: 'View cart',
  /** Leads to the checkout. */
  checkout: 'Checkout',
  /** In place of the lines of an empty cart. */
  empty: 'Your cart is empty',
  /** Under that: what happens next. */
  emptyText: 'What you add appears here and stays for 30 days.',
  /** Announced and shown after a line was taken out. `{item}` is filled in. */
  removed: '{item} removed',
  /** Takes that back. */
  undo: 'Undo',
  /** Announced after that. `{item}` is filled in. */
  restored: '{item} is back in the cart',
  /** Announced when the caller could not remove or restore a line. */
  failed: 'The cart could not be changed. Please try again.',
  /** Shown when a change is not saved after five seconds. */
  notSaved: 'Not saved yet. It is safe on this device.',
  /** Tries to save again. */
  retry: 'Retry',
  /** Name of the close button. */
  close: 'Close',
};

/** Strings of `CartLineItem`. */
export const CartLineItem = {
  /** Price of one piece. `{price}` is filled in. */
  each: '{price} each',
  /** Spoken before the line's sum. */
  sum: 'Total',
  /** Spoken before the struck sum. */
  originalSum: 'Original price',
  /** The quantity where it cannot be changed. `{count}` is filled in. */
  pieces: { one: '{count} item', other: '{count} items' } as PluralForms,
  /** Name of the button that takes the line out. `{item}` is filled in. */
  remove: 'Remove {item}',
  /** Badge of a line of which nothing is left. */
  soldOut: 'Sold out, not in the total',
  /** Badge of a line that is not for sale. */
  notSold: 'Not for sale at the moment, not in the total',
  /** Badge while the shop takes no orders. */
  closed: 'Shop closed',
};

/** Strings of `CategoryForm`. */
export const CategoryForm = /* @__PURE__ */ Object.assign({}, draftedForm, {
  /** Label of the name. */
  name: 'Name',
  /** Label of the category above. */
  parent: 'Part of',
  /** The choice of none above: a main category. */
  noParent: 'None, it is a main category',
  /** Label of the picture. */
  picture: 'Picture',
  /** Hint of the picture: `{size}` is the largest in megabytes. */
  pictureHint: 'JPEG, PNG, WebP or AVIF of at most {size} MB.',
  /** Label of the switch that features the category. */
  featured: 'Featured',
  /** Hint of that switch. */
  featuredHint: 'Shown on the home page.',
  /** Message where the name is missing. */
  nameRequired: 'Give the category a name',
  /** The submit button. */
  submit: 'Save category',
  /** What happened, where nothing was saved. */
  failedTitle: 'The category was not saved.',
});

/** Strings of `CategoryGrid`. */
export const CategoryGrid = {
  /** Under the name; `{count}` is filled in. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
  /** Under the last arch, which leads to all categories. */
  all: 'Everything',
};

/** Strings of `CategoryMenu`. */
export const CategoryMenu = {
  /** Text of the button, and accessible name of the whole when `label` is left out. */
  label: 'All categories',
  /** First link of a side panel, to the category itself. `{title}` is filled in. */
  all: 'All in {title}',
};

/** Strings of `CategoryTree`. */
export const CategoryTree = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Categories',
  /** Name of the control that opens what is in a category. `{name}` is filled in. */
  children: 'More in {name}',
};

/** Strings of `CheckoutForm`. */
export const CheckoutForm = {
  /** Heading of name, mail address and phone number. */
  contact: 'Contact',
  /** Label of the first name. */
  firstName: 'First name',
  /** Label of the last name. */
  lastName: 'Last name',
  /** Label of the mail address. */
  email: 'Email',
  /** Label of the phone number. */
  phone: 'Phone',
  /** Hint of the phone number. */
  phoneHint: 'The driver calls it if nobody opens.',
  /** Heading of the address. */
  address: 'Address',
  /** Name of the choice between kept addresses and an own one. */
  addressChoice: 'Deliver to',
  /** The choice of an address that is typed. */
  ownAddress: 'Another address',
  /** Label of the street. */
  street: 'Street and number',
  /** Label of the city. */
  city: 'City',
  /** Label of the country. */
  country: 'Country',
  /** Heading of the delivery. */
  delivery: 'Delivery',
  /** Delivery to the address. */
  home: 'Deliver to the address',
  /** Line under it. */
  homeText: 'Free',
  /** Collecting at the shop. */
  pickup: 'Pick up at the shop',
  /** Line under it. */
  pickupText: 'Free, ready in an hour',
  /** Heading of the payment. */
  payment: 'Payment',
  /** Heading of what stands before the button. */
  review: 'Review',
  /** Label of the note to the shops. */
  note: 'Note to the shops',
  /** Hint of the note. */
  noteHint: 'Up to 500 characters.',
  /** The submit button; a shop may add the total: "Place order · $124.00". */
  submit: 'Place order',
  /** The submit button while the order is sent. */
  pending: 'Placing the order…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** Message where the first name is missing. */
  firstNameRequired: 'First name is required',
  /** Message where the last name is missing. */
  lastNameRequired: 'Last name is required',
  /** Message where the mail address is missing. */
  emailRequired: 'Email is required',
  /** Message where the text is no mail address. */
  emailInvalid: 'Invalid Email Address',
  /** Message where the phone number is missing. */
  phoneRequired: 'Phone is required',
  /** Message where the text is no phone number. */
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  /** Message where the street is missing. */
  streetRequired: 'Street is required',
  /** Message where the city is missing. */
  cityRequired: 'City is required',
  /** Message where the country is missing. */
  countryRequired: 'Country is required',
  /** What happened, where the order could not be placed. */
  failedTitle: 'The order was not placed.',
  /** What to do then. */
  failedText: 'Please try again; what you typed is still here, and nothing is ordered twice.',
};

/** Strings of `CheckoutSteps`. */
export const CheckoutSteps = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Checkout steps',
  /** Spoken after the name of a step that is done. */
  completed: 'completed',
  /** The first step when `items` is left out. */
  cart: 'Cart',
  /** The second. */
  details: 'Details',
  /** The third. */
  placed: 'Order placed',
};

/** Strings of `Chip`. */
export const Chip = {
  /** Name of the chip that can be taken away. `{item}` is its text. */
  remove: 'Remove {item}',
};

/** Strings of `ChoiceGroup`. */
export const ChoiceGroup = {
  /** Spoken after the name of a choice that cannot be made now. */
  unavailable: 'not available',
};

/** Strings of `ConfirmDialog`. */
export const ConfirmDialog = {
  /** The answer that keeps everything as it is. */
  cancel: 'Cancel',
  /** The answer that does it, when `confirmText` is left out. */
  confirm: 'Confirm',
};

/** Strings of `ConversationThread`. */
export const ConversationThread = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Conversation',
  /** Stands in place of the shopper's own name. */
  you: 'You',
  /** Stands behind the name of one who answers. */
  staff: 'Customer service',
};

/** Strings of `DataTable`. */
export const DataTable = {
  /** Accessible name of the search field. `{table}` is the name of the table. */
  search: 'Search in {table}',
  /** Text in the empty search field, with how many rows there are. */
  searchHint: { one: 'Search {count} row', other: 'Search {count} rows' } as PluralForms,
  /** The choice of a filter that leaves all rows. `{column}` is its name. */
  all: '{column}: all',
  /** Button that opens the list of columns. */
  columns: 'Columns',
  /** Name of the list of columns. */
  columnsShown: 'Columns shown',
  /** Moves a column towards the first one. `{column}` is its name. */
  moveEarlier: 'Move {column} forward',
  /** Moves a column away from the first one. */
  moveLater: 'Move {column} back',
  /** Button that saves the rows as a file. */
  download: 'CSV',
  /** Accessible name of that button. `{table}` is the name of the table. */
  downloadName: 'Download {table} as CSV',
  /** Text of that button, and announced, while the rows of all pages are fetched. */
  preparing: 'Preparing the file…',
  /** Announced when the file is saved, with how many rows it has. */
  downloaded: { one: 'File with {count} row saved', other: 'File with {count} rows saved' } as PluralForms,
  /** Stands and is announced where the rows could not be fetched; the button tries again. */
  downloadFailed: 'The file could not be made. Try again.',
  /** Name of the select that sorts where the rows are stacked. */
  sortBy: 'Sort by',
  /** The order that the rows came in. */
  unsorted: 'Default order',
  /** A choice of that select. `{column}` is its name. */
  sortAscending: '{column}, ascending',
  /** The same, from the greatest to the smallest. */
  sortDescending: '{column}, descending',
  /** Announced after a sort. `{column}` and `{direction}`. */
  sorted: 'Sorted by {column}, {direction}',
  /** Word of that sentence for a rising order. */
  ascending: 'ascending',
  /** Word of that sentence for a falling order. */
  descending: 'descending',
  /** Chooses all rows of the page. */
  selectAll: 'Select all rows of this page',
  /** Chooses a row. `{row}` is its name. */
  select: 'Select {row}',
  /** How many rows are chosen. */
  selected: { one: '{count} selected', other: '{count} selected' } as PluralForms,
  /** Heading of the column of menus. */
  actions: 'Actions',
  /** Button that opens the menu of a row. `{row}` is its name. */
  rowActions: 'Actions for {row}',
  /** Which rows are shown: `{first}`, `{last}`, `{count}`. */
  range: '{first} to {last} of {count}',
  /** Announced after a search or filter, with how many rows are left. */
  found: { one: '{count} row', other: '{count} rows' } as PluralForms,
  /** Name of the buttons that lead to the other pages. `{table}` is the name of the table. */
  pages: 'Pages of {table}',
  /** Button to the page before. */
  previous: 'Previous page',
  /** Button to the next page. */
  next: 'Next page',
  /** Accessible name of the button of a page. `{page}` is its number. */
  page: 'Page {page}',
  /** Stands where there are no rows. */
  empty: 'Nothing here yet',
  /** Stands where search and filters leave no rows. */
  nothingFound: 'No row matches the search and the filters',
  /** Button that takes search and filters away. */
  clear: 'Clear search and filters',
  /** Said while the rows are fetched. */
  loading: 'Loading…',
  /** Stands for a value that is true, in cells, search and file, where the column's filter has no word for it. */
  yes: 'Yes',
  /** The same for a value that is false. */
  no: 'No',
};

/** Strings of `DateRange`. */
export const DateRange = {
  /** Label of the first day. */
  from: 'From',
  /** Label of the last day. */
  to: 'To',
  /** Message where the last day lies before the first one. */
  reversed: 'The last day lies before the first one',
};

/** Strings of `DealTag`. */
export const DealTag = {
  /** Line over the figure. */
  lead: 'Today, up to',
  /** On the drawn button. */
  action: 'See the deals',
};

/** Strings of `Dialog`. */
export const Dialog = {
  /** Name of the close button. */
  close: 'Close',
};

/** Strings of `Drawer`. */
export const Drawer = {
  /** Name of the close button. */
  close: 'Close',
};

/** Strings of `Dropzone`. */
export const Dropzone = {
  /** What can be done with the zone. */
  drop: 'Drop files here, or',
  /** The same for who does not drop: drawn as a button. */
  choose: 'Choose files',
  /** Name of the list of files. */
  files: 'Chosen files',
  /** Name of the button that removes a file. `{name}` is the file's. */
  remove: 'Remove {name}',
  /** Announced when the list changes. `{count}` is the number of files. */
  count: 'Chosen files: {count}',
  /** Message for a file that is larger than allowed. `{name}` is the file's. */
  tooLarge: '{name} is too large.',
  /** Message for a file beyond the most that are taken. `{name}` is the file's. */
  tooMany: '{name} is one too many.',
  /** Message for a file of another kind. `{name}` is the file's. */
  wrongKind: '{name} is of a kind that is not taken here.',
};

/** Strings of `ErrorState`. */
export const ErrorState = {
  /** The heading when `title` is left out. */
  title: 'This could not be loaded',
  /** The text when there is none of the caller. */
  text: 'The shop did not answer. Check the connection and try again.',
  /** The button that tries again. */
  retry: 'Retry',
  /** The same while it is being tried. */
  retrying: 'Trying…',
};

/** Strings of `FilterGroup`. */
export const FilterGroup = {
  /** Text of the button that shows the choices that are left out. `{count}` is their number. */
  more: { other: 'Show {count} more' } as PluralForms,
  /** Text of the button that leaves them out again. */
  fewer: 'Show fewer',
  /** Spoken after the name of a choice. `{count}` is the number of its products. */
  count: { one: '{count} product', other: '{count} products' } as PluralForms,
};

/** Strings of `FilterSidebar`. */
export const FilterSidebar = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Filters',
  /** Text that takes all filters off. */
  clear: 'Clear all',
  /** Text of the button that sends the form, where the number of products is not known. */
  apply: 'Apply filters',
  /** The same where it is known. `{count}` is filled in. */
  show: { one: 'Show {count} product', other: 'Show {count} products' } as PluralForms,
};

/** Strings of `Footer`. */
export const Footer = {
  /** Name of the navigation in the footer. */
  navigation: 'Footer',
  /** Heading over the links about the marketplace. */
  about: 'About us',
  /** Heading over the links of customer service. */
  customerService: 'Customer service',
  /** Heading over the address. */
  contact: 'Contact us',
  /** Name of the list of profiles elsewhere. */
  social: 'Follow us',
  /** Name of the theme switch, which stands here on phones. */
  darkTheme: 'Dark theme',
};

/** Strings of `Form`. */
export const Form = {
  /** The submit button. */
  submit: 'Send',
  /** The submit button while the form is sent. */
  pending: 'Sending…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** Explains the star of a label. */
  required: 'Fields marked * are required.',
  /** The button that leaves the form. */
  cancel: 'Cancel',
  /** Message when the submit failed. */
  failedTitle: 'The form was not sent.',
  /** Advice under that message. */
  failedText: 'Please try again; what you typed is still here.',
  /** Notice while changes are not saved and not kept. */
  unsaved: 'There are unsaved changes.',
  /** Notice while changes are not saved, but kept on this device. */
  kept: 'Unsaved changes are kept on this device.',
  /** Notice when changes of an earlier visit are in the fields again. */
  restored: 'Your unsaved changes are back.',
  /** Button that discards the changes. */
  discard: 'Discard changes',
};

/** Strings of `FormSummary`. */
export const FormSummary = {
  /** The heading when `label` is left out. */
  label: 'Please check these fields',
};

/** Strings of `Header`. */
export const Header = {
  /** Name of the link to the menu of phones. */
  menu: 'Menu',
  /** Name of the link to the account. */
  account: 'Account',
  /** Names of the link to the wishlist, with `{count}`; `zero` for an empty one. */
  wishlist: { zero: 'Wishlist', one: 'Wishlist, {count} item', other: 'Wishlist, {count} items' } as CountNames,
  /** Name of the navigation row. */
  navigation: 'Main',
  /** On the first link of the row. */
  allCategories: 'All categories',
};

/** Strings of `Hero`. */
export const Hero = {
  /** Name of the whole when `label` is left out, without the word "carousel". */
  label: 'Highlights',
};

/** Strings of `LanguageSwitch`. */
export const LanguageSwitch = {
  /** Accessible name of the list when `label` is left out. */
  label: 'Language',
};

/** Strings of `LineChart`. */
export const LineChart = {
  /** Button that opens the values as a table. */
  table: 'Values as a table',
  /** Stands in place of a chart without values. */
  empty: 'No values yet',
  /** Stands in place of a value that is missing. */
  none: 'none',
};

/** Strings of `LoginForm`. */
export const LoginForm = {
  /** Label of the first field. */
  email: 'Email or Phone Number',
  /** Label of the second field. */
  password: 'Password',
  /** Link to the page that resets a password. */
  forgot: 'Forgot it?',
  /** The submit button. */
  submit: 'Log in',
  /** The submit button while the form is sent. */
  pending: 'Signing in…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** Message where the first field is empty. */
  emailRequired: 'Email is required',
  /** Message where the first field holds no mail address. */
  emailInvalid: 'Invalid Email Address',
  /** Message where the second field is empty. */
  passwordRequired: 'Password is required',
  /** What happened, where the login was refused. It names neither field. */
  failedTitle: 'Wrong email or password.',
  /** What to do then. */
  failedText: 'Check both fields and try again; your cart stays as it is.',
  /** Question before the link to the registration. */
  newHere: 'New here?',
  /** Link to the registration. */
  register: 'Create an account',
  /** Hint of the first field. */
  emailHint: undefined as string | undefined,
};

/** Strings of `Logo`. */
export const Logo = {
  /** Name of the link. `{name}` is filled in; keep it in, as it is the text that is seen. */
  label: '{name}, home page',
};

/** Strings of `MegaMenu`. */
export const MegaMenu = {
  /** Accessible name of the row when `label` is left out. */
  label: 'Main',
  /** Name of the button that opens the panel of an item. `{title}` is filled in. */
  menu: '{title} menu',
};

/** Strings of `MultiSelect`. */
export const MultiSelect = {
  /** Name of the field that narrows the choices. `{label}` is that of the whole. */
  search: 'Search: {label}',
  /** Button that takes a choice away. `{name}` is the choice's. */
  remove: 'Remove {name}',
  /** Announced after a change, with how many are chosen. */
  chosen: { one: '{count} chosen', other: '{count} chosen' } as PluralForms,
  /** Stands where no choice fits the search. */
  nothingFound: 'Nothing found',
};

/** Strings of `NotificationMenu`. */
export const NotificationMenu = {
  /** Name of the button and of the list when `label` is left out. */
  label: 'Notifications',
  /** How many messages are new, behind the name of the button. */
  unread: { one: '{count} new', other: '{count} new' } as PluralForms,
  /** Spoken before a new message. */
  isNew: 'New:',
  /** Stands where there are no messages. */
  empty: 'Nothing new',
  /** Entry that marks all messages as read. */
  markAllRead: 'Mark all as read',
  /** Entry that leads to all messages. */
  all: 'All notifications',
};

/** Strings of `NumberField`. */
export const NumberField = {
  /** The text is no number, or can be two. `{example}` is one as the language writes it. */
  invalid: 'Enter a number, such as {example}.',
  /** The number is less than `min`, which is `{min}`. */
  tooSmall: 'Enter {min} or more.',
  /** The number is greater than `max`, which is `{max}`. */
  tooLarge: 'Enter {max} or less.',
  /** The number is between two steps. `{step}` is their distance. */
  wrongStep: 'Enter a number in steps of {step}.',
};

/** Strings of `OrderCard`. */
export const OrderCard = {
  /** Accessible name of the list when `label` is left out. */
  label: 'Orders',
  /** Heads of the columns. */
  columns: { number: 'Order', state: 'Status', content: 'Items', date: 'Date', total: 'Total' },
  /** Name of the link; `{number}` is `#` and the first eight signs of the id. */
  open: 'View order {number}',
  /** Status of an order that is `Pending`. */
  pending: 'Pending',
  /** Read out after the pictures: how many further products there are. */
  more: { one: 'and {count} more', other: 'and {count} more' } as PluralForms,
};

/** Strings of `OrderSummary`. */
export const OrderSummary = {
  /** The heading. */
  heading: 'Order summary',
  /** Before the cost of shipping. */
  shipping: 'Express shipping',
  /** In place of an amount of 0 for shipping. */
  free: 'Free',
  /** Before the sum of all. */
  total: 'Total',
  /** Before the amount saved. */
  saving: 'You save in all',
};

/** Strings of `OrderTimeline`. */
export const OrderTimeline = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Order steps',
  /** The first step. */
  pending: 'Pending',
  /** The second step. */
  processing: 'Processing',
  /** The last step. */
  delivered: 'Delivered',
  /** The step that ends an order early. */
  cancelled: 'Canceled',
  /** Read out behind a step that lies back. */
  completed: 'completed',
};

/** Strings of `PackageCard`. */
export const PackageCard = {
  /** Marks the reader's own package. */
  current: 'Your package',
  /** Stands behind a price that is paid each month. */
  perMonth: 'a month',
  /** Stands behind a price that is paid each year. */
  perYear: 'a year',
  /** Stands in place of a price of 0. */
  free: 'Free',
  /** Spoken behind what the package lacks. */
  notIncluded: 'not included',
};

/** Strings of `Pagination`. */
export const Pagination = {
  /** Name of the row. */
  label: 'Pagination',
  /** Name of a page's link. `{page}` is filled in. */
  page: 'Page {page}',
  /** Text of the link to the page before. */
  previous: 'Back',
  /** Its name, where the text alone says too little. */
  previousPage: 'Back to the previous page',
  /** Text of the link to the page after. */
  next: 'Next',
  /** Its name. Begins with the text, so that people who speak to their device can say what they see. */
  nextPage: 'Next page',
};

/** Strings of `PasswordField`. */
export const PasswordField = {
  /** Name of the button that makes the password readable. Give two fields of one form different names. */
  showPassword: 'Show password',
  /** Name of the same button while the password is readable. */
  hidePassword: 'Hide password',
};

/** Strings of `PayoutRequestForm`. */
export const PayoutRequestForm = {
  /** Over what can be paid out. */
  ready: 'Ready to pay out',
  /** What is being paid out: `{amount}`. */
  underway: '{amount} on its way',
  /** Label of the amount. */
  amount: 'Amount',
  /** Hint of the amount: `{min}` and `{max}`. */
  range: 'From {min} up to {max}',
  /** Button that asks for all. */
  all: 'All of it',
  /** Label of the message. */
  message: 'Message to the administrator',
  /** Says that a field may be left empty. */
  optional: 'Optional',
  /** The submit button once there is an amount: `{amount}`. */
  submitAmount: 'Request {amount}',
  /** Message where the amount is none, or beyond the range: `{min}` and `{max}`. */
  amountInvalid: 'The amount is between {min} and {max}',
  /** Stands in place of the form where less than the least is ready: `{min}`. */
  tooLittle: 'Payouts begin at {min}. There is less ready now.',
  /** The submit button. */
  submit: 'Request a payout',
  /** The submit button while the form is sent. */
  pending: 'Requesting…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** The button that leaves the form. */
  cancel: 'Cancel',
  /** What happened, where nothing was saved. */
  failedTitle: 'The payout was not requested.',
  /** What to do then. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `PhoneMenu`. */
export const PhoneMenu = {
  /** The heading, and the accessible name of the whole. */
  title: 'Menu',
  /** Name of the list of categories. */
  categories: 'Categories',
  /** Last link under a category. `{title}` is filled in. */
  all: 'All of {title}',
  /** Before the languages. */
  language: 'Language',
  /** Before the theme switch. */
  theme: 'Dark theme',
  /** Leads to the account or login page. */
  account: 'Account',
  /** Name of the close button. */
  close: 'Close',
};

/** Strings of `Price`. */
export const Price = {
  /** Spoken before what the buyer pays. */
  price: 'Price',
  /** Spoken before the struck price. */
  originalPrice: 'Original price',
  /** Spoken after a reduced price. `{percent}` is filled in ("20%"). */
  save: 'Save {percent}',
  /** Shown after a reduced price with `showSaving`. `{amount}` is filled in ("$8.65"). */
  saving: 'You save {amount}',
};

/** Strings of `PriceRangeFilter`. */
export const PriceRangeFilter = {
  /** The legend when `label` is left out. */
  label: 'Price',
  /** Name of the lower thumb and field. */
  min: 'Minimum price',
  /** Name of the upper thumb and field. */
  max: 'Maximum price',
  /** The text is no amount, or can be two. `{example}` is one as the language writes it. */
  invalid: 'Enter an amount, such as {example}.',
};

/** Strings of `ProductCard`. */
export const ProductCard = {
  /** Name of the plus button. `{item}` is filled in. */
  add: 'Add {item} to cart',
  /** Name of the plus button of a product with several sizes. `{item}` is filled in. */
  choose: 'Choose a size of {item}',
  /** Name of the wishlist button, the same pressed or not. `{item}` is filled in. */
  wishlist: 'Add {item} to wishlist',
  /** Text of the badge on a reduced product. `{percent}` is filled in ("15%"). */
  discount: '{percent} off',
  /** Text of the badge on a new product. */
  new: 'New',
  /** Text of the badge on a product of which nothing is left. */
  soldOut: 'Sold out',
  /** What the price is for. `{unit}` is filled in ("kg"). */
  unit: 'per {unit}',
  /** Spoken in place of the swatches when the colors have no names. */
  colors: { one: '{count} color', other: '{count} colors' } as PluralForms,
  /** Spoken in place of the swatches when the colors have names. `{names}` is filled in. */
  colorNames: 'Colors: {names}',
  /** Announced after adding. `{item}` is filled in. */
  added: '{item} added to cart',
  /** Announced after the last piece was taken out. `{item}` is filled in. */
  removed: '{item} removed',
  /** Announced when the cart did not take a change. `{item}` is filled in. */
  cartFailed: '{item}: the cart could not be changed',
  /** Announced when the wishlist did not take a change. `{item}` is filled in. */
  wishlistFailed: '{item}: the wishlist could not be changed',
};

/** Strings of `ProductCarousel`. */
export const ProductCarousel = {
  /** Name of the button that scrolls back. `{label}` is filled in. */
  previous: 'Back: {label}',
  /** Name of the button that scrolls on. `{label}` is filled in. */
  next: 'More: {label}',
};

/** Strings of `ProductForm`. */
export const ProductForm = /* @__PURE__ */ Object.assign({}, draftedForm, {
  /** Label of the title. */
  title: 'Title',
  /** Label of the categories. */
  categories: 'Categories',
  /** Label of the brand. */
  brand: 'Brand',
  /** Hint of the brand. */
  brandHint: 'Type a few letters and choose one of the list.',
  /** Label of the pictures. */
  pictures: 'Pictures',
  /** Hint of the pictures: `{count}` is the most there can be, `{size}` the largest in megabytes. */
  picturesHint: 'JPEG, PNG, WebP or AVIF, at most {count} pictures of {size} MB.',
  /** Name of the list of pictures that the product has. */
  currentPictures: 'Pictures of the product',
  /** Button that takes a picture away. `{number}` is its place. */
  removePicture: 'Remove picture {number}',
  /** Label of the description. */
  description: 'Description',
  /** Label of the stock. */
  stock: 'Stock',
  /** Label of the price. */
  price: 'Price',
  /** Label of the discount. */
  discount: 'Discount (%)',
  /** Label of the switch that shows the product to shoppers. */
  published: 'Published',
  /** Hint of that switch. */
  publishedHint: 'Shoppers can find and buy it.',
  /** Message where the title is missing. */
  titleRequired: 'Give the product a title',
  /** Message where no category is chosen. */
  categoriesRequired: 'Choose at least one category',
  /** Message where the description is missing. */
  descriptionRequired: 'Describe the product',
  /** Message where the stock is no whole number. */
  stockInvalid: 'The stock is a whole number from 0 up',
  /** Message where the price is no amount. `{min}` is the least one, the currency's minor unit. */
  priceInvalid: 'The price is an amount from {min} up',
  /** Message where the discount is none. */
  discountInvalid: 'The discount is 0 to 100 percent',
  /** The submit button. */
  submit: 'Save product',
  /** What happened, where nothing was saved. */
  failedTitle: 'The product was not saved.',
});

/** Strings of `ProductGallery`. */
export const ProductGallery = {
  /** Name of the whole. `{item}` is filled in. */
  label: 'Pictures of {item}',
  /** Text for a picture. `{item}`, `{number}` and `{count}` are filled in. */
  picture: '{item}, picture {number} of {count}',
  /** Name of a thumb. `{number}` and `{count}` are filled in. */
  show: 'Picture {number} of {count}',
  /** Spoken after a picture's text: what pressing it does. */
  enlarge: 'Enlarge',
  /** Name of the button that goes back. */
  previous: 'Previous picture',
  /** Name of the button that goes on. */
  next: 'Next picture',
  /** Which picture of how many, on the stage of a phone. `{number}` and `{count}` are filled in. */
  counter: '{number} / {count}',
  /** Name of the button that shows the large picture twice as large. */
  zoomIn: 'Zoom in',
  /** Name of the same button while the picture is zoomed. */
  zoomOut: 'Zoom out',
  /** Name of the box in which a zoomed picture is scrolled. */
  zoomed: 'Zoomed picture',
  /** Name of the button that closes the large picture. */
  close: 'Close',
};

/** Strings of `ProductGrid`. */
export const ProductGrid = {
  /** Accessible name of the list when `label` is left out. */
  label: 'Products',
  /** Accessible name of the switch. */
  layouts: 'View',
  /** Name of the layout in columns. */
  grid: 'Grid',
  /** Name of the layout in more and narrower columns. */
  compact: 'Small pictures',
  /** Name of the layout below each other. */
  list: 'List',
};

/** Strings of `ProfileForm`. */
export const ProfileForm = {
  /** Label of the first name. */
  firstName: 'First name',
  /** Label of the last name. */
  lastName: 'Last name',
  /** Label of the mail address. */
  email: 'Email',
  /** Label of the phone number. */
  phone: 'Phone',
  /** Label of the day of birth. */
  dateOfBirth: 'Date of birth',
  /** Label of the place for a picture. */
  picture: 'Profile picture',
  /** Under it. `{size}` is the largest in megabytes. */
  pictureHint: 'JPEG, PNG or WebP, at most {size} MB. The middle is shown.',
  /** The submit button. */
  submit: 'Save changes',
  /** The submit button while the form is sent. */
  pending: 'Saving…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** The button that leaves the form. */
  cancel: 'Cancel',
  /** Message where the first name is missing. */
  firstNameRequired: 'First name is required',
  /** Message where the last name is missing. */
  lastNameRequired: 'Last name is required',
  /** Message where the mail address is missing. */
  emailRequired: 'Email is required',
  /** Message where it is no mail address. */
  emailInvalid: 'Invalid Email Address',
  /** Message where the text is no phone number. */
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  /** Message where the day is no date or lies in the future. */
  dateOfBirthInvalid: 'Give a date in the past',
  /** What happened, where the profile was not saved. */
  failedTitle: 'Your profile was not saved.',
  /** What to do then. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `ProgressBar`. */
export const ProgressBar = {
  /** How much of how much: `{value}` and `{max}`. */
  amount: '{value} of {max}',
  /** Stands in place of a value that is not known yet. */
  unknown: 'In progress',
};

/** Strings of `QuantitySelector`. */
export const QuantitySelector = {
  /** Name of the field. `{item}` is filled in. */
  label: 'Quantity of {item}',
  /** Name of the minus button, the same where it is drawn as a bin. `{item}` is filled in. */
  decrease: 'Decrease quantity of {item}',
  /** Name of the plus button. `{item}` is filled in. */
  increase: 'Increase quantity of {item}',
  /** Announced after a change by a button or by typing, once the caller has accepted it. `{quantity}` is filled in. */
  announcement: 'Quantity {quantity}',
  /** Shown under the field and announced when what was typed is no quantity. `{min}` is filled in. */
  invalid: 'Whole numbers from {min}',
  /** The same for more than the greatest quantity. `{max}` is filled in. */
  max: 'At most {max}',
  /** The same where the greatest quantity is 0. */
  soldOut: 'Sold out',
  /** Announced when the caller could not make the change. */
  failed: 'The quantity could not be changed',
};

/** Strings of `QuickView`. */
export const QuickView = {
  /** Heading while the product is being fetched. */
  loading: 'Loading the product…',
  /** The button that adds. */
  add: 'Add to cart',
  /** The same button until a size is chosen; announced when it is pressed. */
  chooseSize: 'Choose a size',
  /** The same for a color. */
  chooseColor: 'Choose a color',
  /** A size in what is announced. `{size}` is filled in. */
  size: 'Size {size}',
  /** The same button for a moment after it has added. */
  addedButton: 'Added',
  /** Announced after adding. `{item}` is filled in: the title, and what was chosen. */
  added: '{item} added to cart',
  /** Announced and shown when the cart did not take it. */
  failed: 'The cart could not be changed. Please try again.',
  /** In place of the button, when nothing can be had. */
  soldOut: 'Sold out',
  /** What the price is for. `{unit}` is filled in ("kg"). */
  unit: 'per {unit}',
  /** The link to the product's page. */
  more: 'View full details',
};

/** Strings of `Rating`. */
export const Rating = {
  /** Spoken in place of the stars. `{value}` and `{max}` are filled in. */
  summary: 'Rated {value} out of {max}',
  /** Spoken in place of the number in brackets. `{count}` is filled in. */
  reviews: { one: '{count} review', other: '{count} reviews' } as PluralForms,
  /** Shown instead of stars when nobody has rated yet. */
  unrated: 'No reviews yet',
};

/** Strings of `RecentlyViewed`. */
export const RecentlyViewed = {
  /** Heading of the section when `title` is left out. */
  title: 'Recently viewed',
  /** The button that forgets them. */
  clear: 'Clear list',
};

/** Strings of `RegisterForm`. */
export const RegisterForm = {
  /** Label of the name. */
  name: 'Full name',
  /** Label of the mail address. */
  email: 'Email',
  /** Label of the password. */
  password: 'Password',
  /** Label of the password's repetition. */
  retype: 'Retype password',
  /** Name of the button that makes the repetition readable. */
  showRetype: 'Show retyped password',
  /** Name of the same button while the repetition is readable. */
  hideRetype: 'Hide retyped password',
  /** Label of the box, before the name of the terms. */
  agreement: 'By signing up I agree with the',
  /** The name of the terms, a link where there is an address. */
  terms: 'Terms and Conditions',
  /** The submit button. */
  submit: 'Create an Account',
  /** The submit button while the form is sent. */
  pending: 'Creating your account…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** Message where the name is missing. */
  nameRequired: 'Name is required',
  /** Message where the mail address is missing. */
  emailRequired: 'Email is required',
  /** Message where it is no mail address. */
  emailInvalid: 'Invalid Email Address',
  /** Message where the password is missing. */
  passwordRequired: 'Password is required',
  /** Message where the repetition is missing. */
  retypeRequired: 'Please re-type password',
  /** Message where the two passwords differ. */
  retypeDifferent: 'Passwords must match',
  /** Message where the box is not checked. */
  agreementRequired: 'You have to agree with our Terms and Conditions!',
  /** What happened, where the account could not be made. */
  failedTitle: 'Your account could not be created.',
  /** What to do then. */
  failedText: 'Please try again, and type the password once more.',
  /** Question before the link to the login. */
  hereBefore: 'Been here before?',
  /** Link to the login. */
  login: 'Log in',
};

/** Strings of `ResetPasswordForm`. */
export const ResetPasswordForm = {
  /** Label of the mail address. */
  email: 'Email',
  /** The submit button. */
  submit: 'Reset',
  /** The submit button while the form is sent. */
  pending: 'Resetting…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** What the star of a label means. */
  required: 'Fields marked * are required.',
  /** Message where the mail address is missing. */
  emailRequired: 'Email is required',
  /** Message where it is no mail address. */
  emailInvalid: 'invalid email',
  /** What happened, where the request could not be sent. */
  failedTitle: 'Your password could not be reset.',
  /** What to do then. */
  failedText: 'Please try again; what you typed is still here.',
  /** Question before the link to the registration. */
  noAccount: "Don't have an account?",
  /** Link to the registration. */
  register: 'Register',
};

/** Strings of `ReviewForm`. */
export const ReviewForm = {
  /** Name of the form. */
  label: 'Write a review',
  /** Legend of the stars. */
  rating: 'Your rating',
  /** Name of a choice. */
  stars: { one: '{count} star', other: '{count} stars' } as PluralForms,
  /** Label of the text. */
  comment: 'Your review',
  /** Hint of the text. */
  hint: 'What you would tell a friend: up to 1,000 characters.',
  /** The button. */
  submit: 'Send review',
  /** The button while it is sent. */
  pending: 'Sending…',
  /** Shown when no star is chosen. */
  ratingRequired: 'Choose one to five stars',
  /** Shown when the text is missing. */
  commentRequired: 'Write a few words',
  /** Shown when the review could not be sent. */
  failed: 'The review was not sent. Your text is still here.',
  /** Shown in place of the form when the review was sent. */
  sent: 'Thank you. Your review was sent.',
};

/** Strings of `ReviewList`. */
export const ReviewList = {
  /** Name of the whole. */
  label: 'Reviews',
  /** Beside the mean. `{max}` is filled in. */
  average: 'out of {max}',
  /** Under the mean. */
  ratings: { one: '{count} rating', other: '{count} ratings' } as PluralForms,
  /** Name of the bars. */
  distribution: 'Ratings by stars',
  /** Name of a bar. */
  stars: { one: '{count} star', other: '{count} stars' } as PluralForms,
  /** Label of the order. */
  sort: 'Sort by',
  /** An order. */
  newest: 'Newest',
  /** An order. */
  highest: 'Best first',
  /** An order. */
  lowest: 'Worst first',
  /** Announced after another order was chosen. `{order}` is filled in. */
  sorted: 'Sorted: {order}',
  /** Shown without any written review. */
  empty: 'Nobody has written a review yet.',
};

/** Strings of `RingChart`. */
export const RingChart = {
  /** Button that opens the values as a table. */
  table: 'Values as a table',
  /** Stands in place of a chart without values. */
  empty: 'No values yet',
  /** Under the sum, in the middle. */
  total: 'Total',
  /** Heading of the column of values. */
  value: 'Value',
  /** Heading of the column of shares. */
  share: 'Share',
};

/** Strings of `RowSwitch`. */
export const RowSwitch = {
  /** Stands beside a switch that is on. */
  on: 'On',
  /** Stands beside a switch that is off. */
  off: 'Off',
  /** Button that takes the change back. */
  undo: 'Undo',
  /** Announced after it was turned on. `{label}` is its name. */
  turnedOn: '{label}: on',
  /** Announced after it was turned off. `{label}` is its name. */
  turnedOff: '{label}: off',
  /** Stands under a switch whose change was refused. */
  failed: 'Not saved. Please try again.',
};

/** Strings of `SearchBar`. */
export const SearchBar = {
  /** Label of the field, and name of the form's opener on phones. */
  label: 'Search',
  /** Shown in the empty field. */
  placeholder: 'Search products, shops, brands',
  /** Label of the category select. */
  category: 'Category',
  /** On the button that submits. */
  submit: 'Search',
  /** Name of the button that empties the field. */
  clear: 'Clear search',
  /** Name of the button that puts the field away, on phones. */
  close: 'Close search',
  /** Name of the list of suggestions. */
  suggestions: 'Suggestions',
  /** Over earlier searches, and the name of their list. */
  recent: 'Searched lately',
  /** Announced after an answer. `{count}` is filled in. */
  found: { one: '{count} suggestion', other: '{count} suggestions' } as PluralForms,
  /** Announced after an answer without suggestions. */
  none: 'No suggestions',
  /** On the button at the foot of the list. `{query}` is filled in. */
  all: 'See all results for “{query}”',
};

/** Strings of `SectionHeader`. */
export const SectionHeader = {
  /** On the link at the end. */
  more: 'See all',
  /** Name of that link, with `{title}`, so that several on a page differ. It begins with the words of `more`. */
  moreName: 'See all {title}',
};

/** Strings of `ServiceList`. */
export const ServiceList = {
  /** Name of the list. */
  label: 'Our services',
};

/** Strings of `ShopCard`. */
export const ShopCard = {
  /** After the line; `{count}` is filled in. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
};

/** Strings of `ShopHeader`. */
export const ShopHeader = {
  /** Shown while the shop takes no orders. */
  closed: 'Takes no orders at the moment',
  /** Badge of a shop whose papers were checked. */
  verified: 'Verified',
  /** How many products it has. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
  /** Name of the list of address, phone and mail. */
  contact: 'Contact',
  /** Name of the list of profiles elsewhere. */
  social: 'Profiles of the shop',
  /** The button that begins a mail. */
  write: 'Write to the shop',
};

/** Strings of `SideNav`. */
export const SideNav = {
  /** Accessible name of the whole, text of the button and heading of the drawer, when `label` is left out. */
  label: 'Account',
  /** Accessible name of the pages in the drawer. */
  menu: 'Account menu',
  /** Name of the button that closes the drawer. */
  close: 'Close',
  /** Button that folds the side bar up to its icons; pressed while it is. */
  collapse: 'Collapse menu',
};

/** Strings of `SoldBy`. */
export const SoldBy = {
  /** Name of the whole. */
  label: 'Sold by',
  /** Shown while the shop takes no orders. */
  closed: 'Takes no orders at the moment',
  /** Badge of a shop whose papers were checked. */
  verified: 'Verified',
  /** How many products it has. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
  /** Spoken before the address. */
  address: 'Address',
  /** Spoken before the phone number. */
  phone: 'Phone',
  /** Spoken before the mail address. */
  mail: 'Mail',
  /** Link to its page. `{name}` is filled in. */
  visit: 'Everything from {name}',
};

/** Strings of `SortSelect`. */
export const SortSelect = {
  /** Name of the field when `label` is left out. */
  label: 'Sort',
};

/** Strings of `StatCard`. */
export const StatCard = {
  /** Spoken before the change of a figure that rose. */
  up: 'Up',
  /** Spoken before the change of a figure that fell. */
  down: 'Down',
  /** Spoken before the change of a figure that stayed. */
  unchanged: 'Unchanged',
  /** What the figure was before. `{amount}` is filled in. */
  against: 'against {amount}',
};

/** Strings of `StatusBadge`. */
export const StatusBadge = {
  /** An order that nobody has begun with. */
  pending: 'Pending',
  /** An order that is being packed or brought. */
  processing: 'Processing',
  /** An order that was handed over. */
  delivered: 'Delivered',
  /** An order that was called off. */
  cancelled: 'Canceled',
  /** A request that was granted. */
  accepted: 'Accepted',
  /** A request that was refused. */
  rejected: 'Rejected',
  /** A payment that went through. */
  success: 'Success',
  /** A ticket that is being worked on. */
  open: 'Open',
  /** A ticket that is done. */
  closed: 'Closed',
  /** A ticket that cannot wait. */
  urgent: 'Urgent',
  /** A ticket that can wait. */
  normal: 'Normal',
};

/** Strings of `StickyBuyBar`. */
export const StickyBuyBar = {
  /** Name of the whole. */
  label: 'Buy this product',
};

/** Strings of `StoryRow`. */
export const StoryRow = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Stories',
};

/** Strings of `StoryViewer`. */
export const StoryViewer = {
  /** Accessible name of the whole when `label` is left out. */
  label: 'Stories',
  /** Which story of how many. `{index}` and `{count}` are filled in. */
  position: '{index} of {count}',
  /** Name of the button that stops the stories from following one another. */
  pause: 'Pause stories',
  /** Name of the same button while they are stopped. */
  play: 'Play stories',
  /** Name of the button that closes the viewer. */
  close: 'Close',
  /** Name of the button to the story before. */
  previous: 'Previous story',
  /** Name of the button to the story after. */
  next: 'Next story',
  /** On the link of a story that has no words of its own for it. */
  action: 'See more',
};

/** Strings of `SwatchGroup`. */
export const SwatchGroup = {
  /** Spoken after the name of a color that cannot be had now. */
  unavailable: 'not available',
};

/** Strings of `TestimonialList`. */
export const TestimonialList = {
  /** Name of the list. */
  label: 'Testimonials',
};

/** Strings of `ThemeSwitch`. */
export const ThemeSwitch = {
  /** Name of the switch, on and off alike. */
  label: 'Dark theme',
};

/** Strings of `TicketCard`. */
export const TicketCard = {
  /** Accessible name of the list when `label` is left out. */
  label: 'Support tickets',
  /** Heads of the columns. */
  columns: { title: 'Ticket', type: 'Type', state: 'Status', category: 'Category', date: 'Date' },
  /** The categories in words of the language, by what the record has. One that is missing is shown as it is. */
  categories: {
    'Website Problem': 'Website Problem',
    'UX Problem': 'UX Problem',
    'Payment Problem': 'Payment Problem',
  } as Readonly<Record<string, string>>,
};

/** Strings of `TicketReplyForm`. */
export const TicketReplyForm = {
  /** Label of the text. */
  reply: 'Your reply',
  /** The submit button. */
  submit: 'Send reply',
  /** The submit button while the form is sent. */
  pending: 'Sending…',
  /** The submit button until it can act. */
  loading: 'Loading…',
  /** Message where the text is missing. */
  replyRequired: 'Write a reply first',
  /** What happened, where the reply was not sent. */
  failedTitle: 'Your reply was not sent.',
  /** What to do then. */
  failedText: 'Please try again; your text is still here.',
};

/** Strings of `Toast`. */
export const Toast = {
  /** Name of the close button. */
  close: 'Close',
};

/** Strings of `TopBar`. */
export const TopBar = {
  /** Name of the bar as a region. */
  label: 'Announcement',
  /** Name of the list of languages. */
  languages: 'Language',
  /** Name of the list of profiles elsewhere. */
  social: 'Follow us',
};

/** Strings of `UserMenu`. */
export const UserMenu = {
  /** Accessible name of the button. `{name}` is filled in. */
  label: 'Account of {name}',
};

/** Strings of `VariantPicker`. */
export const VariantPicker = {
  /** Legend of the colors. */
  color: 'Color',
  /** Legend of the sizes. */
  size: 'Size',
  /** Spoken after the name of a choice that cannot be had now. */
  unavailable: 'not available',
};

/** Strings of `WishlistButton`. */
export const WishlistButton = {
  /** Name of the button, the same pressed or not. `{item}` is filled in. */
  label: 'Add {item} to wishlist',
  /** Announced when the wishlist did not take a change. `{item}` is filled in. */
  failed: '{item}: the wishlist could not be changed',
};
