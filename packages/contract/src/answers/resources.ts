import type { Fields } from './body.ts';
import type { Call } from './call.ts';
import type { Records, FieldSet } from './records.ts';
import { checkBrandRemoval, checkCategory, checkCategoryRemoval, checkProduct } from './references.ts';

/** A kind of record that calls create, change or remove. */
export interface Resource {
  set: FieldSet;
  /** Name of a record in messages. */
  noun: string;
  /** Reads the records of all users, at least their keys: keys are unique among them. */
  list: (records: Records) => Promise<readonly object[]>;
  /** Reads the record with a key. @default searches `list` */
  find?: (records: Records, key: string) => Promise<object | undefined>;
  /** True hides a record from all but its user. @default false */
  isOwned?: boolean;
  /** Reads `1` in the path as the first record. @default false */
  first?: boolean;
  /** Throws an `HttpError` for a reference to an unknown record. `before` is empty for a new record. */
  check?: (next: Fields, before: Fields, call: Call) => Promise<void>;
  /** Throws an `HttpError` for a record that others refer to. */
  checkRemoval?: (record: Fields, call: Call) => Promise<void>;
  /** Keys that are refused: pages or calls have their addresses. */
  reserved?: readonly string[];
}

/** Records that calls create, change or remove, beside a product's reviews and a ticket's replies, which are parts of records. */
export const resources = {
  product: {
    set: 'products',
    noun: 'Product',
    list: async (records) => (await records.outline()).products,
    find: async (records, slug) => (await records.products({ slugs: [slug] }))[0],
    reserved: ['search', 'live'],
    check: checkProduct,
  },
  category: {
    set: 'categories',
    noun: 'Category',
    list: (records) => records.categories(),
    check: checkCategory,
    checkRemoval: checkCategoryRemoval,
  },
  brand: { set: 'brands', noun: 'Brand', list: (records) => records.brands(), checkRemoval: checkBrandRemoval },
  review: { set: 'reviews', noun: 'Review', list: (records) => records.reviews() },
  seller: { set: 'sellers', noun: 'Seller', list: (records) => records.sellers() },
  refundRequest: { set: 'refund-requests', noun: 'Refund request', list: (records) => records.refundRequests() },
  user: { set: 'users', noun: 'User', list: (records) => records.users(), first: true },
  address: { set: 'addresses', noun: 'Address', list: (records) => records.addresses(), isOwned: true, first: true },
  ticket: { set: 'tickets', noun: 'Ticket', list: (records) => records.tickets(), isOwned: true },
} as const satisfies Record<string, Resource>;
