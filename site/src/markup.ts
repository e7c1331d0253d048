/*
 * What the markup of the pages and their scripts share: the names of the `data-mr-*` attributes and what they hold. Markup
 * writes them with `mark` and `hold`, scripts read them with `find` and `read`, so that neither can use a name or a value
 * that the other does not know. The attributes of the kit's own components are the kit's.
 */
import type { CartItem } from '@marketrow/cart-client';
import type { PluralMessage } from './i18n/plural';
import type { Findable } from './search/find';

/** Attributes without a value: the place of something in a page. */
export type Mark =
  /** A part of the page whose product cards the shop's script attaches to. */
  | 'cards'
  /** The template with the list items that are not shown. */
  | 'hidden-items'
  /** What is shown with at least one result; its list holds the items. */
  | 'results'
  /** What is shown without any result. */
  | 'no-results'
  /** Set by the script: the results are shown. */
  | 'ready'
  /** The heading of the page, which names what was asked for. */
  | 'heading'
  /** The heading of what is shown without any result. */
  | 'no-results-heading'
  /** The number of results. */
  | 'total'
  /** The name of the chosen colour. */
  | 'chosen-colour';

/** What the other attributes hold, as JSON. */
export interface Held {
  /** The search page. */
  search: {
    /** Its title, which the title of an answer replaces. */
    title: string;
    titleOf: string;
    noneOf: string;
    total: PluralMessage;
    page: string;
  };
  /** The wishlist page. */
  wishlist: { total: PluralMessage };
  /** A list item: its product, and what it is found by. */
  item: Findable & { id: string };
  /** The links to the other pages of the results. */
  'result-pages': { current: string };
  /** The form of a product: the line of one piece as pictured, and what is said when it was added. */
  buy: { line: CartItem; added: string };
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
