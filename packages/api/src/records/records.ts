import type { Content, Records } from '@marketrow/contract/answers';
import { and, eq, inArray } from 'drizzle-orm';
import { content } from '../database/schema.ts';
import { isCallers, type OrderCaller } from '../orders/caller.ts';
import { readCoupons } from '../orders/coupons.ts';
import { markReadOnly } from '../orders/store.ts';
import * as catalog from './catalog.ts';
import * as people from './people.ts';
import { createCatalogReader } from './outline.ts';
import { defaultLanguage } from './texts.ts';
import * as trade from './trade.ts';
import { createWrites, type WriteParts } from './writes.ts';

/** Makes the records in the tables, for a language and a caller. */
export type RecordsFor = (language: string, caller: OrderCaller) => Records;

/** Makes the records in the tables. */
export function createRecords({ orm, ...parts }: WriteParts): RecordsFor {
  const writes = createWrites({ orm, ...parts });
  const reader = createCatalogReader(orm);
  return (language, caller) => ({
    language,
    async content<Name extends keyof Content>(name: Name): Promise<Content[Name]> {
      const rows = await orm
        .select()
        .from(content)
        .where(and(eq(content.name, name), inArray(content.language, [language, defaultLanguage])));
      const row = rows.find((one) => one.language === language) ?? rows[0];
      return (row?.value ?? emptyContent[name] ?? []) as Content[Name];
    },
    products: (filter = {}) => catalog.readProducts(orm, language, filter),
    productPage: async (page) => ({
      items: await catalog.readProductPage(orm, language, page),
      total: await reader.total(),
    }),
    outline: () => reader.outline(language),
    scarceProducts: (limit) => catalog.readScarceProducts(orm, language, limit),
    shops: () => catalog.readShops(orm),
    categories: () => catalog.readCategories(orm, language),
    brands: () => catalog.readBrands(orm),
    users: () => people.readUsers(orm),
    addresses: () => people.readAddresses(orm, language),
    orders: () => trade.readOrderRecords(orm, language),
    async ownOrders(user) {
      // A demo shows the sample customer's orders to who is not signed in; what others have placed as that customer stays theirs.
      const sample = caller.customerId === undefined && user !== '' ? trade.isSampleOf(user) : undefined;
      const own = await trade.readOrderRecords(orm, language, trade.anyOf(isCallers(caller), sample));
      return markReadOnly(orm, own, caller);
    },
    tickets: () => people.readTickets(orm, language),
    reviews: () => catalog.readReviews(orm, language),
    sellers: () => trade.readSellers(orm),
    customers: () => people.readCustomers(orm),
    refundRequests: () => trade.readRefundRequests(orm, language),
    packagePayments: () => trade.readPackagePayments(orm),
    earnings: () => trade.readEarnings(orm),
    payouts: () => trade.readPayouts(orm),
    payoutRequests: () => trade.readPayoutRequests(orm, language),
    coupons: () => readCoupons(orm),
    ...writes,
    changeOrder: (id, change) => writes.changeOrder(language, id, change),
    addReview: (slug, review) => writes.addReview(slug, review, caller.customerId),
  });
}

/** Contents that are no lists, for a shop without them. */
const emptyContent: Partial<Content> = {
  'gift-shop-tags': {},
  'bought-together': {},
};
