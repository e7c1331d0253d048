/*
 * Default strings of every component in English, by component name. Another language is one file with the same names.
 * `{name}` is replaced by a value; `one` and `other` are plural categories.
 */
import type { CountNames } from '../internal/text/counts.js';
import type { PluralForms } from '../internal/text/format.js';

/** Strings shared by forms with a draft. */
const draftedForm = {
  /** Submit button while pending. */
  pending: 'Saving…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Cancel button. */
  cancel: 'Cancel',
  /** Notice while changes are neither saved nor stored as a draft. */
  unsaved: 'There are unsaved changes.',
  /** Notice while changes are not saved, but stored as a draft on this device. */
  kept: 'Unsaved changes are kept on this device; new pictures are not.',
  /** Notice after an earlier draft was restored into the fields. */
  restored: 'Your unsaved changes are back.',
  /** Button that discards the changes. */
  discard: 'Discard changes',
  /** Next step after a failed save. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `ActiveFilters`. */
export const ActiveFilters = {
  /** Default accessible name. */
  label: 'Active filters',
  /** Link that clears all filters. */
  clear: 'Clear all',
};

/** Strings of `AddressCard`. */
export const AddressCard = {
  /** Link to the form. */
  edit: 'Edit',
  /** Accessible name, with the `{title}` of the address. */
  editName: 'Edit {title}',
  /** Remove button. */
  remove: 'Remove',
  /** Accessible name, with the `{title}` of the address. */
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
  /** First option of the country. */
  countryPlaceholder: 'Choose a country',
  /** Label of the second address line. */
  line2: 'Apartment, floor or unit (optional)',
  /** Label of the postcode. */
  postcode: 'Postcode',
  /** Label of the postcode in the United States. */
  zipCode: 'ZIP code',
  /** Label of the state, in countries whose addresses name it. */
  state: 'State',
  /** Label of the province, in countries whose addresses name it. */
  province: 'Province',
  /** Label of the region in countries whose rules are not known. */
  region: 'State or region (optional)',
  /** Label of the phone number. */
  phone: 'Phone',
  /** Submit button. */
  submit: 'Save address',
  /** Submit button while pending. */
  pending: 'Saving…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Cancel button. */
  cancel: 'Cancel',
  /** Error for a missing name. */
  titleRequired: 'Give this address a name',
  /** Error for a missing street. */
  streetRequired: 'Street is required',
  /** Error for a missing city. */
  cityRequired: 'City is required',
  /** Error for a missing country. */
  countryRequired: 'Country is required',
  /** Error for a missing postcode. */
  postcodeRequired: 'Postcode is required',
  /** Error for a missing postcode in the United States. */
  zipCodeRequired: 'ZIP code is required',
  /** Error for an invalid postcode, with a valid one as `{example}`. */
  postcodeInvalid: 'In this country it looks like {example}',
  /** Error for a missing state. */
  stateRequired: 'State is required',
  /** Error for a missing province. */
  provinceRequired: 'Province is required',
  /** Error for an invalid phone number. */
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  /** Title of the failure message. */
  failedTitle: 'The address was not saved.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `AppBanner`. */
export const AppBanner = {};

/** Strings of `AppStoreLinks`. */
export const AppStoreLinks = {
  /** Small line above "Google Play". */
  playStore: 'Get it on',
  /** Small line above "App Store". */
  appStore: 'Download on the',
};

/** Strings of `Autocomplete`. */
export const Autocomplete = {
  /** Accessible name of the list. */
  suggestions: 'Suggestions',
  /** Announced when the list changes, with the number of suggestions as `{count}`. */
  count: 'Suggestions: {count}',
};

/** Strings of `BarChart`. */
export const BarChart = {
  /** Button that opens the table of values. */
  table: 'Values as a table',
  /** Shown instead of a chart without values. */
  empty: 'No values yet',
  /** Text of a missing value. */
  none: 'none',
};

/** Strings of `BottomNav`. */
export const BottomNav = {
  /** Accessible name of the bar. */
  label: 'Bottom',
  /** Accessible name of the cart item, with `{title}` and `{count}`; `zero` for an empty cart. */
  cart: { zero: '{title}', one: '{title}, {count} item', other: '{title}, {count} items' } as CountNames,
};

/** Strings of `BrandForm`. */
export const BrandForm = /* @__PURE__ */ Object.assign({}, draftedForm, {
  /** Label of the name. */
  name: 'Name',
  /** Label of the kind of goods. */
  kind: 'Kind of goods',
  /** Placeholder of that field. */
  chooseKind: 'Choose a kind',
  /** Label of the logo. */
  picture: 'Logo',
  /** Hint of the logo, with the maximum size in megabytes as `{size}`. */
  pictureHint: 'SVG, PNG or WebP of at most {size} MB.',
  /** Label of the switch that features the brand. */
  featured: 'Featured',
  /** Hint of that switch. */
  featuredHint: 'Shown on the home page.',
  /** Error for a missing name. */
  nameRequired: 'Give the brand a name',
  /** Error if no kind is chosen. */
  kindRequired: 'Choose the kind of goods',
  /** Submit button. */
  submit: 'Save brand',
  /** Title of the failure message. */
  failedTitle: 'The brand was not saved.',
});

/** Strings of `Breadcrumbs`. */
export const Breadcrumbs = {
  /** Accessible name of the navigation. */
  label: 'Breadcrumb',
};

/** Strings of `BundleBox`. */
export const BundleBox = {
  /** Heading. */
  title: 'Often bought together',
  /** Prefix of the page's own product. */
  thisItem: 'This product',
  /** Shown at a sold-out product. */
  soldOut: 'Sold out',
  /** Accessible name of a check box, with the product's `{name}`. */
  include: 'Include {name}',
  /** Label of the total. */
  total: 'Total',
  /** Announced before the total without discounts. */
  original: 'Original price',
  /** Add button. */
  add: { one: 'Add {count} item', other: 'Add all {count}' } as PluralForms,
  /** Button while nothing is selected. */
  none: 'Choose something',
  /** Announced after adding, with `{count}`. */
  added: { one: '{count} item added to cart', other: '{count} items added to cart' } as PluralForms,
  /** Announced if the cart rejected the products. */
  failed: 'The cart could not be changed. Please try again.',
};

/** Strings of `Carousel`. */
export const Carousel = {
  /** `aria-roledescription` of the carousel. */
  carousel: 'carousel',
  /** `aria-roledescription` of each slide. */
  slide: 'slide',
  /** Accessible name of a slide, with `{number}` and `{count}`. */
  position: '{number} of {count}',
  /** Accessible name of the rotation button while rotating. */
  stop: 'Stop rotation',
  /** Accessible name of the rotation button while stopped. */
  start: 'Start rotation',
  /** Accessible name of the previous button. */
  previous: 'Previous slide',
  /** Accessible name of the next button. */
  next: 'Next slide',
};

/** Strings of `CartButton`. */
export const CartButton = {
  /** Accessible names by number of pieces, with `{count}`; `zero` for an empty cart. */
  names: { zero: 'Cart', one: 'Cart, {count} item', other: 'Cart, {count} items' } as CountNames,
};

/** Strings of `CartDrawer`. */
export const CartDrawer = {
  /** Heading, and accessible name. */
  title: 'Cart',
  /** Number of pieces below the heading, as `{count}`. */
  pieces: { one: '{count} item', other: '{count} items' } as PluralForms,
  /** Heading of lines without a shop. */
  other: 'Other',
  /** Name of a shop if another one has the same name, with `{name}` and `{detail}`. */
  shop: '{name}, {detail}',
  /** Notice above the lines of a closed shop. */
  closed: 'This shop takes no orders at the moment. What you chose stays here.',
  /** Label of a shop's subtotal, and of the total. */
  subtotal: 'Subtotal',
  /** Link to the cart page. */
  viewCart: 'View cart',
  /** Link to the checkout. */
  checkout: 'Checkout',
  /** Title of an empty cart. */
  empty: 'Your cart is empty',
  /** Text of an empty cart. */
  emptyText: 'What you add appears here and stays for 30 days.',
  /** Announced and shown after a line was removed, with `{item}`. */
  removed: '{item} removed',
  /** Button that restores the line. */
  undo: 'Undo',
  /** Announced after the line was restored, with `{item}`. */
  restored: '{item} is back in the cart',
  /** Announced if a line could not be removed or restored. */
  failed: 'The cart could not be changed. Please try again.',
  /** Shown if a change is not saved after five seconds. */
  notSaved: 'Not saved yet. It is safe on this device.',
  /** Button that retries the save. */
  retry: 'Retry',
  /** Accessible name of the close button. */
  close: 'Close',
};

/** Strings of `CartLineItem`. */
export const CartLineItem = {
  /** Price of one piece, with `{price}`. */
  each: '{price} each',
  /** Announced before the line's total. */
  sum: 'Total',
  /** Announced before the line's total without discount. */
  originalSum: 'Original price',
  /** Read-only quantity, with `{count}`. */
  pieces: { one: '{count} item', other: '{count} items' } as PluralForms,
  /** Accessible name of the remove button, with `{item}`. */
  remove: 'Remove {item}',
  /** Badge of a sold-out line. */
  soldOut: 'Sold out, not in the total',
  /** Badge of a line that is not for sale. */
  notSold: 'Not for sale at the moment, not in the total',
  /** Badge of a line from a closed shop. */
  closed: 'Shop closed',
};

/** Strings of `CategoryForm`. */
export const CategoryForm = /* @__PURE__ */ Object.assign({}, draftedForm, {
  /** Label of the name. */
  name: 'Name',
  /** Label of the parent category. */
  parent: 'Part of',
  /** Option without a parent: a main category. */
  noParent: 'None, it is a main category',
  /** Label of the picture. */
  picture: 'Picture',
  /** Hint of the picture, with the maximum size in megabytes as `{size}`. */
  pictureHint: 'JPEG, PNG, WebP or AVIF of at most {size} MB.',
  /** Label of the switch that features the category. */
  featured: 'Featured',
  /** Hint of that switch. */
  featuredHint: 'Shown on the home page.',
  /** Error for a missing name. */
  nameRequired: 'Give the category a name',
  /** Submit button. */
  submit: 'Save category',
  /** Title of the failure message. */
  failedTitle: 'The category was not saved.',
});

/** Strings of `CategoryGrid`. */
export const CategoryGrid = {
  /** Number of products below the name, as `{count}`. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
  /** Text of the last arch, a link to all categories. */
  all: 'Everything',
};

/** Strings of `CategoryMenu`. */
export const CategoryMenu = {
  /** Text of the button, and default accessible name. */
  label: 'All categories',
  /** First link of a side panel, to the category itself, with its `{title}`. */
  all: 'All in {title}',
};

/** Strings of `CategoryTree`. */
export const CategoryTree = {
  /** Default accessible name. */
  label: 'Categories',
  /** Accessible name of the control that expands a category, with its `{name}`. */
  children: 'More in {name}',
};

/** Strings of `CheckoutForm`. */
export const CheckoutForm = {
  /** Heading of the contact fields. */
  contact: 'Contact',
  /** Label of the first name. */
  firstName: 'First name',
  /** Label of the last name. */
  lastName: 'Last name',
  /** Label of the email address. */
  email: 'Email',
  /** Label of the phone number. */
  phone: 'Phone',
  /** Hint of the phone number. */
  phoneHint: 'The driver calls it if nobody opens.',
  /** Heading of the address. */
  address: 'Address',
  /** Legend of the choice between saved addresses and a new one. */
  addressChoice: 'Deliver to',
  /** Option for a new address. */
  ownAddress: 'Another address',
  /** Label of the street. */
  street: 'Street and number',
  /** Label of the city. */
  city: 'City',
  /** Label of the country. */
  country: 'Country',
  /** First option of the country. */
  countryPlaceholder: 'Choose a country',
  /** Label of the second address line. */
  line2: 'Apartment, floor or unit (optional)',
  /** Label of the postcode. */
  postcode: 'Postcode',
  /** Label of the postcode in the United States. */
  zipCode: 'ZIP code',
  /** Label of the state, in countries whose addresses name it. */
  state: 'State',
  /** Label of the province, in countries whose addresses name it. */
  province: 'Province',
  /** Label of the region in countries whose rules are not known. */
  region: 'State or region (optional)',
  /** Heading of the delivery. */
  delivery: 'Delivery',
  /** Option: delivery to the address. */
  home: 'Deliver to the address',
  /** Description of that option. */
  homeText: 'Free',
  /** Option: pickup at the shop. */
  pickup: 'Pick up at the shop',
  /** Description of that option. */
  pickupText: 'Free, ready in an hour',
  /** Checkbox of the gift wrap, by shop. */
  gift: 'Wrap as a gift',
  /** Hint of that checkbox. */
  giftHint: 'Free of charge.',
  /** Label of the card's text. */
  giftMessage: 'Text of the card (optional)',
  /** Hint of the card's text. */
  giftMessageHint: 'Up to 200 characters.',
  /** Heading of the payment. */
  payment: 'Payment',
  /** Heading of the summary before the submit button. */
  review: 'Review',
  /** Label of the note to the shops. */
  note: 'Note to the shops',
  /** Hint of the note. */
  noteHint: 'Up to 500 characters.',
  /** Submit button; a shop may add the total: "Place order · $124.00". */
  submit: 'Place order',
  /** Submit button while pending. */
  pending: 'Placing the order…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Error for a missing first name. */
  firstNameRequired: 'First name is required',
  /** Error for a missing last name. */
  lastNameRequired: 'Last name is required',
  /** Error for a missing email address. */
  emailRequired: 'Email is required',
  /** Error for an invalid email address. */
  emailInvalid: 'Invalid Email Address',
  /** Error for a missing phone number. */
  phoneRequired: 'Phone is required',
  /** Error for an invalid phone number. */
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  /** Error for a missing street. */
  streetRequired: 'Street is required',
  /** Error for a missing city. */
  cityRequired: 'City is required',
  /** Error for a missing country. */
  countryRequired: 'Country is required',
  /** Error for a missing postcode. */
  postcodeRequired: 'Postcode is required',
  /** Error for a missing postcode in the United States. */
  zipCodeRequired: 'ZIP code is required',
  /** Error for an invalid postcode, with a valid one as `{example}`. */
  postcodeInvalid: 'In this country it looks like {example}',
  /** Error for a missing state. */
  stateRequired: 'State is required',
  /** Error for a missing province. */
  provinceRequired: 'Province is required',
  /** Title of the failure message. */
  failedTitle: 'The order was not placed.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; what you typed is still here, and nothing is ordered twice.',
};

/** Strings of `CheckoutSteps`. */
export const CheckoutSteps = {
  /** Default accessible name. */
  label: 'Checkout steps',
  /** Announced after the name of a completed step. */
  completed: 'completed',
  /** Default first step. */
  cart: 'Cart',
  /** Default second step. */
  details: 'Details',
  /** Default third step. */
  placed: 'Order placed',
};

/** Strings of `Chip`. */
export const Chip = {
  /** Accessible name of a removable chip, with its text as `{item}`. */
  remove: 'Remove {item}',
};

/** Strings of `ChoiceGroup`. */
export const ChoiceGroup = {
  /** Announced after the name of an unavailable option. */
  unavailable: 'not available',
};

/** Strings of `ConfirmDialog`. */
export const ConfirmDialog = {
  /** Cancel button. */
  cancel: 'Cancel',
  /** Default text of the confirm button. */
  confirm: 'Confirm',
};

/** Strings of `ConversationThread`. */
export const ConversationThread = {
  /** Default accessible name. */
  label: 'Conversation',
  /** Replaces the shopper's own name. */
  you: 'You',
  /** Follows the name of a staff member. */
  staff: 'Customer service',
};

/** Strings of `CouponEditor`. */
export const CouponEditor = /* @__PURE__ */ Object.assign({}, draftedForm, {
  /** Notice while changes are not saved, but stored as a draft on this device. */
  kept: 'Unsaved changes are kept on this device.',
  /** Label of the code. */
  code: 'Code',
  /** Hint of the code. */
  codeHint: '3 to 32 letters, digits and hyphens. Shoppers may enter it in small letters.',
  /** Label of the unit of the discount. */
  kind: 'Discount in',
  /** Option: a percentage. */
  percent: 'Percent',
  /** Option: an amount. */
  amount: 'Amount',
  /** Label of the discount. */
  value: 'Discount',
  /** Label of the shop. */
  shop: 'Valid for',
  /** Option: the products of every shop. */
  allShops: 'All shops',
  /** Label of the payer. */
  payer: 'Paid by',
  /** Option: the shop pays. */
  shopPays: 'The shop',
  /** Option: the marketplace pays. */
  marketplacePays: 'The marketplace',
  /** Label of the minimum. */
  minimum: 'Minimum order value',
  /** Hint of the minimum. */
  minimumHint: 'Of the products that the coupon is valid for. Empty: none.',
  /** Label of the last day. */
  ends: 'Last day',
  /** Hint of the last day. */
  endsHint: 'Until midnight UTC. Empty: no end.',
  /** Label of the number of uses. */
  limit: 'Number of uses',
  /** Hint of the number of uses. */
  limitHint: 'In orders of all shoppers together. Empty: any number.',
  /** Error for a missing or invalid code. */
  codeInvalid: 'Enter 3 to 32 letters, digits and hyphens, such as SPRING-10',
  /** Error for an invalid percentage. */
  percentInvalid: 'The discount is a percentage above 0 and up to 100',
  /** Error for an invalid amount, with the minimum as `{min}`. */
  amountInvalid: 'The discount is an amount from {min} up',
  /** Error for an invalid minimum. */
  minimumInvalid: 'The minimum is an amount above 0, or empty',
  /** Error for an invalid day. */
  endsInvalid: 'Choose a day',
  /** Error for an invalid number of uses. */
  limitInvalid: 'The number of uses is a whole number from 1 up, or empty',
  /** Submit button. */
  submit: 'Save coupon',
  /** Title of the failure message. */
  failedTitle: 'The coupon was not saved.',
});

/** Strings of `CouponForm`. */
export const CouponForm = {
  /** Default accessible name. */
  title: 'Coupon',
  /** Label of the field. */
  code: 'Coupon code',
  /** Submit button. */
  submit: 'Apply',
  /** Submit button while pending. */
  pending: 'Applying…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Error for a missing code. */
  codeRequired: 'Enter a code',
  /** Title of the failure message. */
  failedTitle: 'The coupon was not applied.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; the code is still here.',
  /** Shown once applied, with `{code}`. */
  applied: 'Coupon {code} is applied.',
  /** Button that removes the coupon. */
  remove: 'Remove',
  /** Accessible name of that button, with `{code}`. */
  removeCode: 'Remove coupon {code}',
};

/** Strings of `DataTable`. */
export const DataTable = {
  /** Accessible name of the search field, with the table's name as `{table}`. */
  search: 'Search in {table}',
  /** Placeholder of the search field, with the number of rows. */
  searchHint: { one: 'Search {count} row', other: 'Search {count} rows' } as PluralForms,
  /** Filter option that matches all rows, with the `{column}`'s name. */
  all: '{column}: all',
  /** Button that opens the list of columns. */
  columns: 'Columns',
  /** Accessible name of the list of columns. */
  columnsShown: 'Columns shown',
  /** Accessible name of the button that moves a `{column}` toward the first. */
  moveEarlier: 'Move {column} forward',
  /** Accessible name of the button that moves a `{column}` away from the first. */
  moveLater: 'Move {column} back',
  /** Button that downloads the rows as a file. */
  download: 'CSV',
  /** Accessible name of that button, with the table's name as `{table}`. */
  downloadName: 'Download {table} as CSV',
  /** Text of that button, also announced, while the rows of all pages are loading. */
  preparing: 'Preparing the file…',
  /** Announced after the download, with the number of rows. */
  downloaded: { one: 'File with {count} row saved', other: 'File with {count} rows saved' } as PluralForms,
  /** Shown and announced if the rows could not be loaded; the button retries. */
  downloadFailed: 'The file could not be made. Try again.',
  /** Label of the sort select for stacked rows. */
  sortBy: 'Sort by',
  /** Option of the original order. */
  unsorted: 'Default order',
  /** Option of that select, with the `{column}`'s name. */
  sortAscending: '{column}, ascending',
  /** Option for descending order, with the `{column}`'s name. */
  sortDescending: '{column}, descending',
  /** Announced after sorting, with `{column}` and `{direction}`. */
  sorted: 'Sorted by {column}, {direction}',
  /** `{direction}` of an ascending order. */
  ascending: 'ascending',
  /** `{direction}` of a descending order. */
  descending: 'descending',
  /** Accessible name of the check box that selects all rows of the page. */
  selectAll: 'Select all rows of this page',
  /** Accessible name of a row's check box, with the row's name as `{row}`. */
  select: 'Select {row}',
  /** Number of selected rows. */
  selected: { one: '{count} selected', other: '{count} selected' } as PluralForms,
  /** Heading of the column of menus. */
  actions: 'Actions',
  /** Accessible name of a row's menu button, with the row's name as `{row}`. */
  rowActions: 'Actions for {row}',
  /** Range of visible rows: `{first}`, `{last}`, `{count}`. */
  range: '{first} to {last} of {count}',
  /** Announced after a search or filter, with the number of matching rows. */
  found: { one: '{count} row', other: '{count} rows' } as PluralForms,
  /** Accessible name of the pagination, with the table's name as `{table}`. */
  pages: 'Pages of {table}',
  /** Button to the previous page. */
  previous: 'Previous page',
  /** Button to the next page. */
  next: 'Next page',
  /** Accessible name of a page's button, with its number as `{page}`. */
  page: 'Page {page}',
  /** Shown if there are no rows. */
  empty: 'Nothing here yet',
  /** Shown if no row matches search and filters. */
  nothingFound: 'No row matches the search and the filters',
  /** Button that clears search and filters. */
  clear: 'Clear search and filters',
  /** Shown while the rows are loading. */
  loading: 'Loading…',
  /** Text of `true` in cells, search and file, unless the column's filter has a text for it. */
  yes: 'Yes',
  /** Text of `false`. */
  no: 'No',
};

/** Strings of `DateRange`. */
export const DateRange = {
  /** Label of the first day. */
  from: 'From',
  /** Label of the last day. */
  to: 'To',
  /** Error if the last day is before the first. */
  reversed: 'The last day lies before the first one',
};

/** Strings of `DealTag`. */
export const DealTag = {
  /** Line above the figure. */
  lead: 'Today, up to',
  /** Text of the drawn button. */
  action: 'See the deals',
};

/** Strings of `Dialog`. */
export const Dialog = {
  /** Accessible name of the close button. */
  close: 'Close',
};

/** Strings of `Drawer`. */
export const Drawer = {
  /** Accessible name of the close button. */
  close: 'Close',
};

/** Strings of `Dropzone`. */
export const Dropzone = {
  /** Instruction to drop files. */
  drop: 'Drop files here, or',
  /** Follows it, underlined: opens the file picker. */
  choose: 'Choose files',
  /** Accessible name of the list of files. */
  files: 'Chosen files',
  /** Accessible name of a file's remove button, with its `{name}`. */
  remove: 'Remove {name}',
  /** Announced when the list changes, with the number of files as `{count}`. */
  count: 'Chosen files: {count}',
  /** Error for a file that is too large, with its `{name}`. */
  tooLarge: '{name} is too large.',
  /** Error for a file beyond the maximum number, with its `{name}`. */
  tooMany: '{name} is one too many.',
  /** Error for a file type that is not accepted, with the file's `{name}`. */
  wrongKind: '{name} is of a kind that is not taken here.',
};

/** Strings of `ErrorState`. */
export const ErrorState = {
  /** Default heading. */
  title: 'This could not be loaded',
  /** Default text. */
  text: 'The shop did not answer. Check the connection and try again.',
  /** Retry button. */
  retry: 'Retry',
  /** Retry button while pending. */
  retrying: 'Trying…',
};

/** Strings of `FilterGroup`. */
export const FilterGroup = {
  /** Button that shows the hidden options, with their number as `{count}`. */
  more: { other: 'Show {count} more' } as PluralForms,
  /** Button that hides them again. */
  fewer: 'Show fewer',
  /** Announced after the name of an option, with its number of products as `{count}`. */
  count: { one: '{count} product', other: '{count} products' } as PluralForms,
};

/** Strings of `FilterSidebar`. */
export const FilterSidebar = {
  /** Default accessible name. */
  label: 'Filters',
  /** Link that clears all filters. */
  clear: 'Clear all',
  /** Submit button if the number of products is unknown. */
  apply: 'Apply filters',
  /** Submit button with the number of products as `{count}`. */
  show: { one: 'Show {count} product', other: 'Show {count} products' } as PluralForms,
};

/** Strings of `Footer`. */
export const Footer = {
  /** Accessible name of the navigation. */
  navigation: 'Footer',
  /** Heading of the links about the marketplace. */
  about: 'About us',
  /** Heading of the links to customer service. */
  customerService: 'Customer service',
  /** Heading of the address. */
  contact: 'Contact us',
  /** Accessible name of the list of social profiles. */
  social: 'Follow us',
  /** Accessible name of the theme switch, shown here on phones. */
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
  /** Default heading. */
  label: 'Please check these fields',
};

/** Strings of `Header`. */
export const Header = {
  /** Accessible name of the link to the menu on phones. */
  menu: 'Menu',
  /** Accessible name of the link to the account. */
  account: 'Account',
  /** Accessible names of the link to the wishlist, with `{count}`; `zero` for an empty one. */
  wishlist: { zero: 'Wishlist', one: 'Wishlist, {count} item', other: 'Wishlist, {count} items' } as CountNames,
  /** Accessible name of the navigation. */
  navigation: 'Main',
  /** First link of the navigation. */
  allCategories: 'All categories',
};

/** Strings of `Hero`. */
export const Hero = {
  /** Default accessible name, without the word "carousel". */
  label: 'Highlights',
};

/** Strings of `LanguageSwitch`. */
export const LanguageSwitch = {
  /** Default accessible name of the list. */
  label: 'Language',
};

/** Strings of `LineChart`. */
export const LineChart = {
  /** Button that opens the table of values. */
  table: 'Values as a table',
  /** Shown instead of a chart without values. */
  empty: 'No values yet',
  /** Text of a missing value. */
  none: 'none',
};

/** Strings of `LoginForm`. */
export const LoginForm = {
  /** Label of the email field. */
  email: 'Email or Phone Number',
  /** Label of the password field. */
  password: 'Password',
  /** Link to the page that resets a password. */
  forgot: 'Forgot password?',
  /** Submit button. */
  submit: 'Log in',
  /** Submit button while pending. */
  pending: 'Signing in…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Error for an empty first field. */
  emailRequired: 'Email is required',
  /** Error for an invalid email address. */
  emailInvalid: 'Invalid Email Address',
  /** Error for an empty password. */
  passwordRequired: 'Password is required',
  /** Title of the failure message. Names neither field, so that it does not reveal which emails have an account. */
  failedTitle: 'Wrong email or password.',
  /** Text of the failure message: the next step. */
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
  /** Accessible name of the link. Must contain `{name}`, the visible text. */
  label: '{name}, home page',
};

/** Strings of `MegaMenu`. */
export const MegaMenu = {
  /** Default accessible name of the navigation. */
  label: 'Main',
  /** Accessible name of the button that opens an item's panel, with its `{title}`. */
  menu: '{title} menu',
};

/** Strings of `MultiSelect`. */
export const MultiSelect = {
  /** Accessible name of the search field, with the `{label}` of the whole field. */
  search: 'Search: {label}',
  /** Accessible name of the button that removes a selected option, with its `{name}`. */
  remove: 'Remove {name}',
  /** Announced after a change, with the number of selected options. */
  chosen: { one: '{count} chosen', other: '{count} chosen' } as PluralForms,
  /** Shown if no option matches the search. */
  nothingFound: 'Nothing found',
};

/** Strings of `NotificationMenu`. */
export const NotificationMenu = {
  /** Default accessible name of button and list. */
  label: 'Notifications',
  /** Number of new messages, after the name of the button. */
  unread: { one: '{count} new', other: '{count} new' } as PluralForms,
  /** Announced before a new message. */
  isNew: 'New:',
  /** Shown if there are no messages. */
  empty: 'Nothing new',
  /** Entry that marks all messages as read. */
  markAllRead: 'Mark all as read',
  /** Link to all messages. */
  all: 'All notifications',
};

/** Strings of `NotifyForm`. */
export const NotifyForm = {
  /** Title, and default accessible name. */
  title: 'Tell me when it is back',
  /** Label of the choice, if several are sold out. */
  choice: 'Choice',
  /** Label of the email address. */
  email: 'Email',
  /** Submit button. */
  submit: 'Email me',
  /** Submit button while pending. */
  pending: 'Sending…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Error for a missing email address. */
  emailRequired: 'Email is required',
  /** Error for an invalid email address. */
  emailInvalid: 'Enter a valid email address',
  /** Title of the failure message. */
  failedTitle: 'Your request was not sent.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; what you typed is still here.',
  /** Shown once asked. */
  asked: 'You get one email when it is back in stock.',
  /** Shown once asked for one of several choices, with `{choice}`. */
  askedChoice: '{choice}: you get one email when it is back in stock.',
  /** Button that takes the request back. */
  takeBack: 'Cancel',
  /** Accessible name of that button for one of several choices, with `{choice}`. */
  takeBackChoice: 'Cancel: {choice}',
  /** Announced after the request was taken back. */
  takenBack: 'Canceled. You get no email.',
  /** Shown if it could not be taken back. */
  takeBackFailed: 'This could not be canceled. Please try again.',
};

/** Strings of `NumberField`. */
export const NumberField = {
  /** Error for an invalid or ambiguous number. `{example}` is a number in the format of the language. */
  invalid: 'Enter a number, such as {example}.',
  /** Error for a number below the minimum, `{min}`. */
  tooSmall: 'Enter {min} or more.',
  /** Error for a number above the maximum, `{max}`. */
  tooLarge: 'Enter {max} or less.',
  /** Error for a number between two steps, with the `{step}`. */
  wrongStep: 'Enter a number in steps of {step}.',
};

/** Strings of `OrderCard`. */
export const OrderCard = {
  /** Default accessible name of the list. */
  label: 'Orders',
  /** Column headings. */
  columns: { number: 'Order', state: 'Status', content: 'Items', date: 'Date', total: 'Total' },
  /** Accessible name of the link; `{number}` is `#` and the first eight characters of the id. */
  open: 'View order {number}',
  /** Status of an order that is `Pending`. */
  pending: 'Pending',
  /** Announced after the pictures: number of further products. */
  more: { one: 'and {count} more', other: 'and {count} more' } as PluralForms,
};

/** Strings of `OrderSummary`. */
export const OrderSummary = {
  /** Heading. */
  heading: 'Order summary',
  /** Label of the shipping cost. */
  shipping: 'Express shipping',
  /** Replaces a shipping cost of 0. */
  free: 'Free',
  /** Label of the total. */
  total: 'Total',
  /** Label of the saved amount. */
  saving: 'You save in all',
};

/** Strings of `OrderTimeline`. */
export const OrderTimeline = {
  /** Default accessible name. */
  label: 'Order steps',
  /** First step. */
  pending: 'Pending',
  /** Second step. */
  processing: 'Processing',
  /** Last step. */
  delivered: 'Delivered',
  /** Last step of a canceled order. */
  cancelled: 'Canceled',
  /** Announced after the name of a completed step. */
  completed: 'completed',
};

/** Strings of `PackageCard`. */
export const PackageCard = {
  /** Marks the user's own package. */
  current: 'Your package',
  /** Follows a monthly price. */
  perMonth: 'a month',
  /** Follows a yearly price. */
  perYear: 'a year',
  /** Replaces a price of 0. */
  free: 'Free',
  /** Announced after a feature that the package lacks. */
  notIncluded: 'not included',
};

/** Strings of `Pagination`. */
export const Pagination = {
  /** Accessible name of the navigation. */
  label: 'Pagination',
  /** Accessible name of a page's link, with its number as `{page}`. */
  page: 'Page {page}',
  /** Text of the link to the previous page. */
  previous: 'Back',
  /** Accessible name of that link, since its text alone is ambiguous. */
  previousPage: 'Back to the previous page',
  /** Text of the link to the next page. */
  next: 'Next',
  /** Accessible name of that link. Starts with its text, so that speech input users can say what they see. */
  nextPage: 'Next page',
};

/** Strings of `PasswordField`. */
export const PasswordField = {
  /** Accessible name of the button that shows the password. Set different names for two fields of one form. */
  showPassword: 'Show password',
  /** Accessible name of that button while the password is visible. */
  hidePassword: 'Hide password',
};

/** Strings of `PayoutRequestForm`. */
export const PayoutRequestForm = {
  /** Label of the available amount. */
  ready: 'Ready to pay out',
  /** Amount of pending payouts: `{amount}`. */
  underway: '{amount} on its way',
  /** Label of the amount. */
  amount: 'Amount',
  /** Hint of the amount, with `{min}` and `{max}`. */
  range: 'From {min} up to {max}',
  /** Button that requests the whole amount. */
  all: 'All of it',
  /** Label of the message. */
  message: 'Message to the administrator',
  /** Marks an optional field. */
  optional: 'Optional',
  /** Submit button with a valid `{amount}`. */
  submitAmount: 'Request {amount}',
  /** Error for a missing amount, or one outside `{min}` and `{max}`. */
  amountInvalid: 'The amount is between {min} and {max}',
  /** Replaces the form while less than `{min}` is available. */
  tooLittle: 'Payouts begin at {min}. There is less ready now.',
  /** Submit button. */
  submit: 'Request a payout',
  /** Submit button while pending. */
  pending: 'Requesting…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Cancel button. */
  cancel: 'Cancel',
  /** Title of the failure message. */
  failedTitle: 'The payout was not requested.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `PhoneMenu`. */
export const PhoneMenu = {
  /** Heading, and accessible name. */
  title: 'Menu',
  /** Accessible name of the list of categories. */
  categories: 'Categories',
  /** Last link of a category, with its `{title}`. */
  all: 'All of {title}',
  /** Label of the languages. */
  language: 'Language',
  /** Label of the theme switch. */
  theme: 'Dark theme',
  /** Link to the account or login page. */
  account: 'Account',
  /** Accessible name of the close button. */
  close: 'Close',
};

/** Strings of `Price`. */
export const Price = {
  /** Announced before the current price. */
  price: 'Price',
  /** Announced before the original price. */
  originalPrice: 'Original price',
  /** Announced after a discounted price, with `{percent}` ("20%"). */
  save: 'Save {percent}',
  /** Shown after a discounted price with `showSaving`, with `{amount}` ("$8.65"). */
  saving: 'You save {amount}',
  /** Announced before the price per unit. */
  unitPrice: 'Unit price',
  /** Price per unit of `measure`, with `{price}` ("$4.00") and `{unit}` ("kg"). */
  perUnit: '{price} / {unit}',
};

/** Strings of `PriceRangeFilter`. */
export const PriceRangeFilter = {
  /** Default legend. */
  label: 'Price',
  /** Accessible name of the lower thumb and field. */
  min: 'Minimum price',
  /** Accessible name of the upper thumb and field. */
  max: 'Maximum price',
  /** Error for an invalid or ambiguous amount. `{example}` is an amount in the format of the language. */
  invalid: 'Enter an amount, such as {example}.',
};

/** Strings of `ProductCard`. */
export const ProductCard = {
  /** Accessible name of the add button, with `{item}`. */
  add: 'Add {item} to cart',
  /** Accessible name of the add button of a product with several sizes, with `{item}`. */
  choose: 'Choose a size of {item}',
  /** Accessible name of the wishlist button, the same in both states, with `{item}`. */
  wishlist: 'Add {item} to wishlist',
  /** Badge of a discounted product, with `{percent}` ("15%"). */
  discount: '{percent} off',
  /** Badge of a new product. */
  new: 'New',
  /** Badge of a sold-out product. */
  soldOut: 'Sold out',
  /** Badge of a product with few units in stock, with `{count}`. */
  left: 'Only {count} left',
  /** Unit of the price, with `{unit}` ("kg"). */
  unit: 'per {unit}',
  /** Announced instead of the swatches if the colors have no names. */
  colors: { one: '{count} color', other: '{count} colors' } as PluralForms,
  /** Announced instead of the swatches if the colors have names, with `{names}`. */
  colorNames: 'Colors: {names}',
  /** Announced after adding, with `{item}`. */
  added: '{item} added to cart',
  /** Announced after the last piece was removed, with `{item}`. */
  removed: '{item} removed',
  /** Announced if the cart rejected a change, with `{item}`. */
  cartFailed: '{item}: the cart could not be changed',
  /** Announced if the wishlist rejected a change, with `{item}`. */
  wishlistFailed: '{item}: the wishlist could not be changed',
};

/** Strings of `ProductCarousel`. */
export const ProductCarousel = {
  /** Accessible name of the button that scrolls back, with the row's `{label}`. */
  previous: 'Back: {label}',
  /** Accessible name of the button that scrolls forward, with the row's `{label}`. */
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
  /** Hint of the pictures, with the maximum number as `{count}` and the maximum size in megabytes as `{size}`. */
  picturesHint: 'JPEG, PNG, WebP or AVIF, at most {count} pictures of {size} MB.',
  /** Accessible name of the list of existing pictures. */
  currentPictures: 'Pictures of the product',
  /** Accessible name of a picture's remove button, with its position as `{number}`. */
  removePicture: 'Remove picture {number}',
  /** Label of the description. */
  description: 'Description',
  /** Label of the stock. */
  stock: 'Stock',
  /** Label of the price. */
  price: 'Price',
  /** Label of the discount. */
  discount: 'Discount (%)',
  /** Label of the switch that publishes the product. */
  published: 'Published',
  /** Hint of that switch. */
  publishedHint: 'Shoppers can find and buy it.',
  /** Error for a missing title. */
  titleRequired: 'Give the product a title',
  /** Error if no category is chosen. */
  categoriesRequired: 'Choose at least one category',
  /** Error for a missing description. */
  descriptionRequired: 'Describe the product',
  /** Error for an invalid stock. */
  stockInvalid: 'The stock is a whole number from 0 up',
  /** Error for an invalid price. `{min}` is the minimum, one minor unit of the currency. */
  priceInvalid: 'The price is an amount from {min} up',
  /** Error for an invalid discount. */
  discountInvalid: 'The discount is 0 to 100 percent',
  /** Submit button. */
  submit: 'Save product',
  /** Title of the failure message. */
  failedTitle: 'The product was not saved.',
});

/** Strings of `ProductGallery`. */
export const ProductGallery = {
  /** Accessible name, with `{item}`. */
  label: 'Pictures of {item}',
  /** Alternative text of a picture, with `{item}`, `{number}` and `{count}`. */
  picture: '{item}, picture {number} of {count}',
  /** Accessible name of a thumbnail, with `{number}` and `{count}`. */
  show: 'Picture {number} of {count}',
  /** Announced after a picture's alternative text: the action of a press. */
  enlarge: 'Enlarge',
  /** Accessible name of the previous button. */
  previous: 'Previous picture',
  /** Accessible name of the next button. */
  next: 'Next picture',
  /** Position of the current picture on phones, with `{number}` and `{count}`. */
  counter: '{number} / {count}',
  /** Accessible name of the button that doubles the size of the large picture. */
  zoomIn: 'Zoom in',
  /** Accessible name of that button while the picture is zoomed. */
  zoomOut: 'Zoom out',
  /** Accessible name of the box in which a zoomed picture scrolls. */
  zoomed: 'Zoomed picture',
  /** Accessible name of the button that closes the large picture. */
  close: 'Close',
};

/** Strings of `ProductGrid`. */
export const ProductGrid = {
  /** Default accessible name of the list. */
  label: 'Products',
  /** Accessible name of the switch. */
  layouts: 'View',
  /** Name of the layout in columns. */
  grid: 'Grid',
  /** Name of the layout in more and narrower columns. */
  compact: 'Small pictures',
  /** Name of the layout as a list. */
  list: 'List',
};

/** Strings of `ProfileForm`. */
export const ProfileForm = {
  /** Label of the first name. */
  firstName: 'First name',
  /** Label of the last name. */
  lastName: 'Last name',
  /** Label of the email address. */
  email: 'Email',
  /** Label of the phone number. */
  phone: 'Phone',
  /** Label of the date of birth. */
  dateOfBirth: 'Date of birth',
  /** Label of the picture. */
  picture: 'Profile picture',
  /** Hint of the picture, with the maximum size in megabytes as `{size}`. */
  pictureHint: 'JPEG, PNG or WebP, at most {size} MB. The middle is shown.',
  /** Submit button. */
  submit: 'Save changes',
  /** Submit button while pending. */
  pending: 'Saving…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Cancel button. */
  cancel: 'Cancel',
  /** Error for a missing first name. */
  firstNameRequired: 'First name is required',
  /** Error for a missing last name. */
  lastNameRequired: 'Last name is required',
  /** Error for a missing email address. */
  emailRequired: 'Email is required',
  /** Error for an invalid email address. */
  emailInvalid: 'Invalid Email Address',
  /** Error for an invalid phone number. */
  phoneInvalid: 'A phone number has digits, spaces, + and -',
  /** Error for an invalid date or one in the future. */
  dateOfBirthInvalid: 'Give a date in the past',
  /** Title of the failure message. */
  failedTitle: 'Your profile was not saved.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `ProgressBar`. */
export const ProgressBar = {
  /** Value and maximum: `{value}` and `{max}`. */
  amount: '{value} of {max}',
  /** Shown instead of an unknown value. */
  unknown: 'In progress',
};

/** Strings of `QuantitySelector`. */
export const QuantitySelector = {
  /** Accessible name of the field, with `{item}`. */
  label: 'Quantity of {item}',
  /** Accessible name of the decrease button, also while it shows a trash icon, with `{item}`. */
  decrease: 'Decrease quantity of {item}',
  /** Accessible name of the increase button, with `{item}`. */
  increase: 'Increase quantity of {item}',
  /** Announced after a change by a button or by typing, once the caller has accepted it, with `{quantity}`. */
  announcement: 'Quantity {quantity}',
  /** Shown below the field and announced for an invalid quantity, with `{min}`. */
  invalid: 'Whole numbers from {min}',
  /** Shown below the field and announced for more than the maximum, with `{max}`. */
  max: 'At most {max}',
  /** Shown below the field and announced if the maximum is 0. */
  soldOut: 'Sold out',
  /** Announced if the caller rejected the change. */
  failed: 'The quantity could not be changed',
};

/** Strings of `QuickView`. */
export const QuickView = {
  /** Heading while the product is loading. */
  loading: 'Loading the product…',
  /** Add button. */
  add: 'Add to cart',
  /** Add button until a size is chosen; announced on press. */
  chooseSize: 'Choose a size',
  /** Add button until a color is chosen; announced on press. */
  chooseColor: 'Choose a color',
  /** Part of the announcement, with `{size}`. */
  size: 'Size {size}',
  /** Add button for a moment after adding. */
  addedButton: 'Added',
  /** Announced after adding. `{item}` is the title with the chosen options. */
  added: '{item} added to cart',
  /** Announced and shown if the cart rejected the product. */
  failed: 'The cart could not be changed. Please try again.',
  /** Replaces the add button of a sold-out product. */
  soldOut: 'Sold out',
  /** Unit of the price, with `{unit}` ("kg"). */
  unit: 'per {unit}',
  /** Link to the product's page. */
  more: 'View full details',
};

/** Strings of `Rating`. */
export const Rating = {
  /** Announced instead of the stars, with `{value}` and `{max}`. */
  summary: 'Rated {value} out of {max}',
  /** Announced instead of the number in parentheses, with `{count}`. */
  reviews: { one: '{count} review', other: '{count} reviews' } as PluralForms,
  /** Shown instead of the stars without ratings. */
  unrated: 'No reviews yet',
};

/** Strings of `RecentlyViewed`. */
export const RecentlyViewed = {
  /** Default heading of the section. */
  title: 'Recently viewed',
  /** Button that clears the list. */
  clear: 'Clear list',
};

/** Strings of `RefundRequestForm`. */
export const RefundRequestForm = {
  /** Several pieces of a product: `{quantity}`, `{title}`. */
  pieces: '{quantity} × {title}',
  /** Label of the reason. */
  reason: 'Reason',
  /** First option of the reason. */
  reasonPlaceholder: 'Choose a reason',
  /** Reasons by submitted value. */
  reasons: {
    Damaged: 'It arrived damaged or does not work',
    'Wrong Item': 'A different item arrived',
    'Not as Described': 'It is not as described',
    'Does Not Fit': 'It does not fit',
    Other: 'Another reason',
  } as Record<string, string>,
  /** Label of the message. */
  message: 'Message to the shop',
  /** Hint of the message. */
  messageHint: 'Describe what is wrong and what you expected.',
  /** Marks an optional field. */
  optional: 'Optional',
  /** Error for a missing reason. */
  reasonRequired: 'Choose a reason',
  /** Submit button. */
  submit: 'Request a refund',
  /** Submit button while pending. */
  pending: 'Requesting…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Cancel button. */
  cancel: 'Cancel',
  /** Title of the failure message. */
  failedTitle: 'The refund was not requested.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; what you typed is still here.',
};

/** Strings of `RegisterForm`. */
export const RegisterForm = {
  /** Label of the name. */
  name: 'Full name',
  /** Label of the email address. */
  email: 'Email',
  /** Label of the password. */
  password: 'Password',
  /** Label of the password's repetition. */
  retype: 'Retype password',
  /** Accessible name of the button that shows the repetition. */
  showRetype: 'Show retyped password',
  /** Accessible name of that button while the repetition is visible. */
  hideRetype: 'Hide retyped password',
  /** Label of the check box, before the name of the terms. */
  agreement: 'By signing up I agree with the',
  /** Name of the terms; a link if there is a URL. */
  terms: 'Terms and Conditions',
  /** Submit button. */
  submit: 'Create an Account',
  /** Submit button while pending. */
  pending: 'Creating your account…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Error for a missing name. */
  nameRequired: 'Name is required',
  /** Error for a missing email address. */
  emailRequired: 'Email is required',
  /** Error for an invalid email address. */
  emailInvalid: 'Invalid Email Address',
  /** Error for a missing password. */
  passwordRequired: 'Password is required',
  /** Error for a missing repetition. */
  retypeRequired: 'Please re-type password',
  /** Error for passwords that differ. */
  retypeDifferent: 'Passwords must match',
  /** Error for an unchecked box. */
  agreementRequired: 'You have to agree with our Terms and Conditions!',
  /** Title of the failure message. */
  failedTitle: 'Your account could not be created.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again, and type the password once more.',
  /** Question before the link to the login. */
  hereBefore: 'Been here before?',
  /** Link to the login. */
  login: 'Log in',
};

/** Strings of `ResetPasswordForm`. */
export const ResetPasswordForm = {
  /** Label of the email address. */
  email: 'Email',
  /** Submit button. */
  submit: 'Reset',
  /** Submit button while pending. */
  pending: 'Resetting…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Explanation of the asterisk. */
  required: 'Fields marked * are required.',
  /** Error for a missing email address. */
  emailRequired: 'Email is required',
  /** Error for an invalid email address. */
  emailInvalid: 'invalid email',
  /** Title of the failure message. */
  failedTitle: 'Your password could not be reset.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; what you typed is still here.',
  /** Question before the link to the registration. */
  noAccount: "Don't have an account?",
  /** Link to the registration. */
  register: 'Register',
};

/** Strings of `ReviewForm`. */
export const ReviewForm = {
  /** Accessible name of the form. */
  label: 'Write a review',
  /** Legend of the stars. */
  rating: 'Your rating',
  /** Accessible name of an option. */
  stars: { one: '{count} star', other: '{count} stars' } as PluralForms,
  /** Label of the text. */
  comment: 'Your review',
  /** Hint of the text. */
  hint: 'What you would tell a friend: up to 1,000 characters.',
  /** Submit button. */
  submit: 'Send review',
  /** Submit button while pending. */
  pending: 'Sending…',
  /** Error if no star is chosen. */
  ratingRequired: 'Choose one to five stars',
  /** Error for a missing text. */
  commentRequired: 'Write a few words',
  /** Shown if the review could not be sent. */
  failed: 'The review was not sent. Your text is still here.',
  /** Replaces the form after the review was sent. */
  sent: 'Thank you. Your review was sent.',
};

/** Strings of `ReviewList`. */
export const ReviewList = {
  /** Accessible name. */
  label: 'Reviews',
  /** Follows the average, with `{max}`. */
  average: 'out of {max}',
  /** Number of ratings below the average. */
  ratings: { one: '{count} rating', other: '{count} ratings' } as PluralForms,
  /** Accessible name of the bars. */
  distribution: 'Ratings by stars',
  /** Accessible name of a bar. */
  stars: { one: '{count} star', other: '{count} stars' } as PluralForms,
  /** Label of the sort select. */
  sort: 'Sort by',
  /** Option of the sort select. */
  newest: 'Newest',
  /** Option of the sort select. */
  highest: 'Best first',
  /** Option of the sort select. */
  lowest: 'Worst first',
  /** Announced after sorting, with `{order}`. */
  sorted: 'Sorted: {order}',
  /** Badge beside the name of an author who has bought the product. */
  verified: 'Verified purchase',
  /** Heading of the seller's answer to a review. */
  answer: 'Answer from the seller',
  /** Announced when all written reviews are shown again. */
  all: { one: '{count} written review', other: 'All {count} written reviews' } as PluralForms,
  /** Shown and announced while filtered, with `{stars}` and `{shown}`; `{count}` is the number of all. */
  filtered: {
    one: '{stars}: {shown} of {count} written review',
    other: '{stars}: {shown} of {count} written reviews',
  } as PluralForms,
  /** Shown and announced if no written review has the chosen stars, with `{stars}`. */
  unfound: '{stars}: no written review',
  /** Button that takes the filter off. */
  clear: 'Show all',
  /** Shown if there is no written review. */
  empty: 'Nobody has written a review yet.',
};

/** Strings of `RingChart`. */
export const RingChart = {
  /** Button that opens the table of values. */
  table: 'Values as a table',
  /** Shown instead of a chart without values. */
  empty: 'No values yet',
  /** Label of the total in the center. */
  total: 'Total',
  /** Heading of the column of values. */
  value: 'Value',
  /** Heading of the column of shares. */
  share: 'Share',
};

/** Strings of `RowSwitch`. */
export const RowSwitch = {
  /** Text beside a switch that is on. */
  on: 'On',
  /** Text beside a switch that is off. */
  off: 'Off',
  /** Button that reverts the change. */
  undo: 'Undo',
  /** Announced after the switch was turned on, with its `{label}`. */
  turnedOn: '{label}: on',
  /** Announced after the switch was turned off, with its `{label}`. */
  turnedOff: '{label}: off',
  /** Shown below a switch whose change was rejected. */
  failed: 'Not saved. Please try again.',
};

/** Strings of `SearchBar`. */
export const SearchBar = {
  /** Label of the field, and accessible name of the button that opens it on phones. */
  label: 'Search',
  /** Placeholder. */
  placeholder: 'Search products, shops, brands',
  /** Label of the category select. */
  category: 'Category',
  /** Submit button. */
  submit: 'Search',
  /** Accessible name of the button that clears the field. */
  clear: 'Clear search',
  /** Accessible name of the button that closes the field on phones. */
  close: 'Close search',
  /** Accessible name of the list of suggestions. */
  suggestions: 'Suggestions',
  /** Heading and accessible name of earlier searches. */
  recent: 'Searched lately',
  /** Announced after a response, with `{count}`. */
  found: { one: '{count} suggestion', other: '{count} suggestions' } as PluralForms,
  /** Announced after a response without suggestions. */
  none: 'No suggestions',
  /** Button below the list, with the `{query}`. */
  all: 'See all results for “{query}”',
};

/** Strings of `SectionHeader`. */
export const SectionHeader = {
  /** Link at the end. */
  more: 'See all',
  /** Accessible name of that link, with `{title}`, so that several on a page differ. Must start with `more`. */
  moreName: 'See all {title}',
};

/** Strings of `ServiceList`. */
export const ServiceList = {
  /** Accessible name of the list. */
  label: 'Our services',
};

/** Strings of `ShopCard`. */
export const ShopCard = {
  /** Number of products after the line, as `{count}`. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
};

/** Strings of `ShopHeader`. */
export const ShopHeader = {
  /** Shown for a closed shop. */
  closed: 'Takes no orders at the moment',
  /** Badge of a verified shop. */
  verified: 'Verified',
  /** Number of products. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
  /** Accessible name of the list of address, phone and email. */
  contact: 'Contact',
  /** Accessible name of the list of social profiles. */
  social: 'Profiles of the shop',
  /** Link that starts an email. */
  write: 'Write to the shop',
};

/** Strings of `SideNav`. */
export const SideNav = {
  /** Default accessible name, text of the button and heading of the drawer. */
  label: 'Account',
  /** Accessible name of the navigation in the drawer. */
  menu: 'Account menu',
  /** Accessible name of the button that closes the drawer. */
  close: 'Close',
  /** Toggle button that collapses the side bar to its icons. */
  collapse: 'Collapse menu',
};

/** Strings of `SoldBy`. */
export const SoldBy = {
  /** Accessible name. */
  label: 'Sold by',
  /** Shown for a closed shop. */
  closed: 'Takes no orders at the moment',
  /** Badge of a verified shop. */
  verified: 'Verified',
  /** Number of products. */
  products: { one: '{count} product', other: '{count} products' } as PluralForms,
  /** Announced before the address. */
  address: 'Address',
  /** Announced before the phone number. */
  phone: 'Phone',
  /** Announced before the email address. */
  mail: 'Mail',
  /** Link to the shop's page, with its `{name}`. */
  visit: 'Everything from {name}',
};

/** Strings of `SortSelect`. */
export const SortSelect = {
  /** Default label. */
  label: 'Sort',
};

/** Strings of `StatCard`. */
export const StatCard = {
  /** Announced before the change of an increased figure. */
  up: 'Up',
  /** Announced before the change of a decreased figure. */
  down: 'Down',
  /** Announced for an unchanged figure. */
  unchanged: 'Unchanged',
  /** Previous figure, with `{amount}`. */
  against: 'against {amount}',
};

/** Strings of `StatusBadge`. */
export const StatusBadge = {
  /** Order that is not yet being processed. */
  pending: 'Pending',
  /** Order that is being packed or delivered. */
  processing: 'Processing',
  /** Delivered order. */
  delivered: 'Delivered',
  /** Canceled order. */
  cancelled: 'Canceled',
  /** Accepted request. */
  accepted: 'Accepted',
  /** Rejected request. */
  rejected: 'Rejected',
  /** Successful payment. */
  success: 'Success',
  /** Open ticket. */
  open: 'Open',
  /** Closed ticket. */
  closed: 'Closed',
  /** Urgent ticket. */
  urgent: 'Urgent',
  /** Ticket with normal priority. */
  normal: 'Normal',
};

/** Strings of `StickyBuyBar`. */
export const StickyBuyBar = {
  /** Accessible name. */
  label: 'Buy this product',
};

/** Strings of `StoryRow`. */
export const StoryRow = {
  /** Default accessible name. */
  label: 'Stories',
};

/** Strings of `StoryViewer`. */
export const StoryViewer = {
  /** Default accessible name. */
  label: 'Stories',
  /** Position of the current story, with `{index}` and `{count}`. */
  position: '{index} of {count}',
  /** Accessible name of the button that pauses the stories. */
  pause: 'Pause stories',
  /** Accessible name of that button while they are paused. */
  play: 'Play stories',
  /** Accessible name of the close button. */
  close: 'Close',
  /** Accessible name of the button to the previous story. */
  previous: 'Previous story',
  /** Accessible name of the button to the next story. */
  next: 'Next story',
  /** Default text of a story's link. */
  action: 'See more',
};

/** Strings of `SwatchGroup`. */
export const SwatchGroup = {
  /** Announced after the name of an unavailable color. */
  unavailable: 'not available',
};

/** Strings of `TestimonialList`. */
export const TestimonialList = {
  /** Accessible name of the list. */
  label: 'Testimonials',
};

/** Strings of `ThemeSwitch`. */
export const ThemeSwitch = {
  /** Accessible name of the switch, the same for on and off. */
  label: 'Dark theme',
};

/** Strings of `TicketCard`. */
export const TicketCard = {
  /** Default accessible name of the list. */
  label: 'Support tickets',
  /** Column headings. */
  columns: { title: 'Ticket', type: 'Type', state: 'Status', category: 'Category', date: 'Date' },
  /** Category names by the record's value. A missing one is shown as the value. */
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
  /** Submit button. */
  submit: 'Send reply',
  /** Submit button while pending. */
  pending: 'Sending…',
  /** Submit button before hydration. */
  loading: 'Loading…',
  /** Error for a missing text. */
  replyRequired: 'Write a reply first',
  /** Title of the failure message. */
  failedTitle: 'Your reply was not sent.',
  /** Text of the failure message: the next step. */
  failedText: 'Please try again; your text is still here.',
};

/** Strings of `Toast`. */
export const Toast = {
  /** Accessible name of the close button. */
  close: 'Close',
};

/** Strings of `TopBar`. */
export const TopBar = {
  /** Accessible name of the region. */
  label: 'Announcement',
  /** Accessible name of the list of languages. */
  languages: 'Language',
  /** Accessible name of the list of social profiles. */
  social: 'Follow us',
};

/** Strings of `UserMenu`. */
export const UserMenu = {
  /** Accessible name of the button, with `{name}`. */
  label: 'Account of {name}',
};

/** Strings of `VariantPicker`. */
export const VariantPicker = {
  /** Legend of the colors. */
  color: 'Color',
  /** Legend of the sizes. */
  size: 'Size',
  /** Announced after the name of an unavailable option. */
  unavailable: 'not available',
};

/** Strings of `WishlistButton`. */
export const WishlistButton = {
  /** Accessible name of the button, the same in both states, with `{item}`. */
  label: 'Add {item} to wishlist',
  /** Announced if the wishlist rejected a change, with `{item}`. */
  failed: '{item}: the wishlist could not be changed',
};
