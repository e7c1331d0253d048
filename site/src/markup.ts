/*
 * What the markup of the pages and their scripts share: the names of the `data-mr-*` attributes and what they hold. Markup
 * writes them with `mark` and `hold`, scripts read them with `find` and `read`, so that neither can use a name or a value
 * that the other does not know. The attributes of the kit's own components are the kit's.
 */
import type { CartItem } from '@marketrow/cart-client';
import type { OrderAction } from './account/model/orderActions';
import type { Order, Product } from './data/types';
import type { Locale } from './routes';
import type { AccountSection } from './account/model/requestOf';
import type { AccountRequest } from './account/model/types';
import type { PluralMessage } from './i18n/plural';
import type { StoryViewerProps } from '@marketrow/components/StoryViewer';

/** Attributes without a value: the place of something in a page. */
export type Mark =
  /** A part of the page whose product cards the shop's script attaches to. */
  | 'cards'
  /** The color and the size that are chosen, in the bar at the foot of a phone. */
  | 'chosen'
  /** The button that puts the whole wishlist into the cart. */
  | 'move-all'
  /** The button that hands out a link to the wishlist, and what is said then. */
  | 'share'
  | 'share-note'
  /** What is shown above a wishlist that somebody shared, and the button that keeps it. */
  | 'shared'
  | 'keep-all'
  /** The button that moves a product from the wishlist into the cart, and what stands there of one that is sold out. */
  | 'move'
  | 'sold-out'
  /** The button in its place of a product with several sizes: it opens the picker. */
  | 'choose'
  /** What is shown once something was taken off the wishlist, and its buttons: the one that takes it back, the one that puts the message away. */
  | 'moved'
  | 'undo'
  | 'moved-close'
  /** What is shown when a part of the page could not be fetched. */
  | 'failed'
  /** The button that fetches it again. */
  | 'retry'
  /** The products beside the cart, of which those in the cart are left out. */
  | 'recommended'
  /** The template with the list items that are not shown. */
  | 'hidden-items'
  /** What is shown with at least one result; its list holds the items. */
  | 'results'
  /** What is shown without any result. */
  | 'no-results'
  /** Set by the script: the results are shown. */
  | 'ready'
  /** The number of results. */
  | 'total'
  /** A part of the page's frame that a shopper may be about to use. */
  | 'frame'
  /** The link to the login, for a shopper without a session. */
  | 'log-in'
  /** The button that ends the session. */
  | 'log-out'
  /** What is shown when the session could not be ended, and its button that puts it away. */
  | 'log-out-failed'
  | 'log-out-close'
  /** The link to the account in the top bar, with the shopper's name. */
  | 'account-name'
  /** Says that the account could not be shown. */
  | 'account-failed'
  /** Says that the sample customer is shown. */
  | 'sample-note'
  /** Says that a ticket could not be closed or opened again. */
  | 'ticket-failed'
  /** The button that prints the invoice of the order. */
  | 'print-invoice'
  /** Message that the dialog of an order could not be opened. */
  | 'order-action-failed'
  /** Says why nothing of an order was put into the cart. */
  | 'buy-again-failed';

/** What opens over the page. */
export type Panel = 'cart' | 'menu';

/** What the other attributes hold, as JSON. */
export interface Held {
  /** A part of the frame that React takes over, with what differs from page to page. */
  navigation: { current: string | undefined };
  /** The search of the header, with the text in its empty field. */
  'search-box': { placeholder: string | undefined };
  /** The wishlist page, and where the cards of products lie. */
  wishlist: Record<'total' | 'moved' | 'soldOut' | 'toChoose', PluralMessage> &
    Record<
      | 'movedOne'
      | 'removedOne'
      | 'full'
      | 'undone'
      | 'template'
      | 'copied'
      | 'copyLink'
      | 'sharedTitle'
      | 'sharedGone'
      | 'addToCart'
      | 'addedButton'
      | 'added',
      string
    >;
  /** A list item: its product, and the slugs of its categories, the closest first. */
  item: { id: string; categories: readonly string[] };
  /** The row of stories: what the viewer shows, in the words of the page's language. */
  stories: Pick<StoryViewerProps, 'items' | 'labels'>;
  /** The form of a product: the line of one piece as pictured, and what is said when it was added. */
  buy: {
    line: CartItem;
    added: string;
    addedButton: string;
    /** The button's text, and the one until a size is chosen. */
    addToCart: string;
    chooseSize: string;
    /** A size in words. */
    size: string;
    /** Pieces at hand. Left out: not counted. */
    stock?: number | undefined;
    /** Price of a piece, per cent off, and the price before the reduction where `price` is the sale price. */
    price: number;
    discount: number;
    compareAtPrice?: number | undefined;
    /** Choices with a price or a stock of their own. */
    variants: NonNullable<Product['variants']>;
    /** Colours with a picture of their own. */
    pictures: Record<string, string>;
  };
  /** Shown in place of the form while the product cannot be bought: its texts. */
  'not-sold': { soldOut: string; notSold: string };
  /** A card with a tag about its stock: how many are left, 0 if sold out. */
  left: number;
  /** A price: the id of the product or of the variant that it is for. */
  'price-of': string;
  /** The cards of a page can be looked at without leaving it: the name of the button, and what is said when it fails. */
  'quick-view': { name: string; failed: string; size: string; locale: Locale };
  /** The place of the form that asks for an email once a choice is back, with its summary where all or some are sold out. */
  notify: { locale: Locale; all: string; some: string };
  /** The place of the review form: its product. */
  'review-form': { slug: string; locale: Locale };
  /** The section with what was looked at before: the product of the page, and where the snapshots lie. */
  recent: { slug: string; template: string; page: string; locale: Locale; currency: string };
  /** A page of the account: what its script asks for to show the shopper's own records. */
  account: { request: AccountRequest; shell: AccountSection | undefined };
  /** The button that closes a ticket or opens it again: the state that it gives, and what is said then. */
  'ticket-status': { slug: string; status: 'Open' | 'Closed'; done: string; failed: string };
  /** A button of an order that opens a dialog: cancel the order, ask about it, or return a line, by its index. */
  'order-action': OrderAction;
  /** The order that the page shows, for its dialogs and its invoice. */
  order: Order;
  /** The button that asks to remove an address: its id. */
  'remove-address': string;
  /** The button that fills in the login form with a sample account: the values by the names of the fields. */
  'sample-account': { email: string; password: string };
  /** The button that buys an order or one of its lines again: the lines, and where the snapshots of products lie. */
  'buy-again': {
    items: { slug: string; quantity: number; variant: string | undefined }[];
    template: string;
    /** A size in words. */
    size: string;
    bought: PluralMessage;
    soldOut: PluralMessage;
    /** Of products that are not sold in the ordered choice. */
    changed: PluralMessage;
    notSold: string;
    /** Said when what is sold of it could not be read. */
    unread: string;
  };
  /** A line of the cart page: its id. */
  'cart-line': string;
  /** The button that adds several products: their lines, and what is said when they were added. */
  'add-all': { lines: CartItem[]; added: string };
}

type Attribute<Name extends string> = `data-mr-${Name}`;

/** Marks an element: `<div {...mark('cards')}>`. */
export function mark<Name extends Mark>(name: Name): Record<Attribute<Name>, ''> {
  return { [`data-mr-${name}`]: '' } as Record<Attribute<Name>, ''>;
}

/** Has an element hold a value: `<form {...hold('buy', { line, added })}>`. */
export function hold<Name extends keyof Held>(name: Name, value: Held[Name]): Record<Attribute<Name>, string> {
  return { [`data-mr-${name}`]: JSON.stringify(value) } as Record<Attribute<Name>, string>;
}

/** The selector of the elements with an attribute. */
export function selector(name: Mark | keyof Held): `[${Attribute<string>}]` {
  return `[data-mr-${name}]`;
}

/** The element that has an attribute, where it is a particular one. */
interface Elements {
  buy: HTMLFormElement;
  notify: HTMLDetailsElement;
  'hidden-items': HTMLTemplateElement;
}

/** The first element with an attribute. */
export function find<Name extends Mark | keyof Held>(
  root: ParentNode,
  name: Name,
): (Name extends keyof Elements ? Elements[Name] : HTMLElement) | null {
  return root.querySelector(selector(name));
}

/** All elements with an attribute. */
export function findAll(root: ParentNode, name: Mark | keyof Held): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>(selector(name));
}

/** What an element holds. */
export function read<Name extends keyof Held>(element: Element, name: Name): Held[Name] {
  return JSON.parse(element.getAttribute(`data-mr-${name}`) ?? '') as Held[Name];
}

/** Where the scripts of the frame find its controls. `opener`: links of the kit that a drawer may open in place of. */
export const frameSelectors = {
  opener: '[data-mr-opens]',
  part: '[data-mr-frame], [data-mr-opens]',
  control: '[data-mr-opens], [data-mr-part=opener], [type=button]',
  // The header's link to the account leads a shopper with a session to the account.
  early: [
    '[data-mr-opens]',
    '[data-mr-log-out]',
    'header [data-mr-part=account]',
    '[data-mr-frame] [data-mr-part=opener]',
    '[data-mr-frame] button[type=button]',
  ].join(),
};

/** The drawer that a link of the kit opens. */
export function panelOf(link: HTMLElement): Panel | undefined {
  return link.dataset['mrOpens'] as Panel | undefined;
}
